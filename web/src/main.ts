import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keepFocus } from './focus';
import { language } from './i18n/index.svelte';
import { come } from './parts';
import { router } from './router.svelte';
import { text } from './text.svelte';
import { theme } from './theme.svelte';

theme.show();
text.show();
keepFocus();

function begin() {
  const target = document.getElementById('app')!;
  if (target.hasChildNodes() && !('waits' in document.documentElement.dataset)) hydrate(App, { target });
  else {
    target.replaceChildren(); // written for somebody else
    mount(App, { target });
  }
  dispatchEvent(new Event('alive')); // see first.ts
}

// What the page shows first comes with it; both are asked for at once.
const first = come(router.page).catch(() => undefined); // the page tells
void language
  .show(language.now)
  .then(() => first)
  .then(begin);
