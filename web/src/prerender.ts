// The first screen of the start page as a newcomer sees it, written into the page when the client is
// built.
import { render } from 'svelte/server';
import App from './App.svelte';
import type { Lang } from './api';
import { language } from './i18n/index.svelte';
import { parts } from './parts';

export async function prerender(lang: Lang): Promise<string> {
  await language.show(lang);
  await parts.home.come();
  return render(App).body;
}
