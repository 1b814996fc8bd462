import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, beforeAll } from 'vitest';
import { language } from '../../src/i18n/index.svelte';

configure({ asyncUtilTimeout: 50_000 }); // only what hangs ends by time: machines are shared

beforeAll(async () => {
  await language.show('en');
  await language.rest();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// What jsdom lacks of a browser.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollTo ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.matchMedia ??= () => ({ matches: true }) as MediaQueryList;
