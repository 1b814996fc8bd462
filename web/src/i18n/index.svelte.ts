// The language of the interface, and the words in it. Reading a word inside a
// template follows the language when it changes.
import type { Both, Lang } from '../api';
import { en, type Key } from './en';
import { es } from './es';

export type { Key };

const catalogues: Record<Lang, Record<Key, string>> = { en, es };
const stored = 'ragtag:lang';

function first(): Lang {
  const kept = localStorage.getItem(stored);
  if (kept === 'en' || kept === 'es') return kept;
  return navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en';
}

class Language {
  now = $state<Lang>(first());

  set(lang: Lang) {
    this.now = lang;
    localStorage.setItem(stored, lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

type Params = Record<string, string | number>;

/** A text with its placeholders filled. */
const fill = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The word of a key, its placeholders filled. */
export const t = (key: Key, params: Params = {}): string => fill(catalogues[language.now][key], params);

/** The words of a part that is loaded when it is needed, looked up as `t` looks up the others. */
export const catalogue =
  <K extends string>(words: Record<Lang, Record<K, string>>) =>
  (key: K, params: Params = {}): string =>
    fill(words[language.now][key], params);

/** The word of a key that may be unknown, or the fallback. */
export function word(key: string, fallback: string, params: Params = {}): string {
  return key in en ? t(key as Key, params) : fallback;
}

/** The word for a number of things: key.one or key.other. */
export function count(key: string, n: number): string {
  return word(`${key}.${n === 1 ? 'one' : 'other'}`, String(n), { n });
}

/** The present language's half of a sentence that came in both. */
export const say = (both: Both): string => both[language.now];
