import { mount } from 'svelte';
import './ahead';
import App from './App.svelte';
import './app.css';
import { keepFocus } from './focus';
import { language } from './i18n/index.svelte';
import { theme } from './theme.svelte';

document.documentElement.lang = language.now;
theme.show();
keepFocus();
mount(App, { target: document.getElementById('app')! });
