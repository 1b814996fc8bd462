// The language of the interface, and the words in it: those of one language come with the page,
// the others when they are chosen, and those that no first screen needs after everything that does.
// Reading a word inside a template follows the language when it changes, and stands there when it comes.
import type { Lang, Span } from '../api';
import type { First } from './en';
import type { Late } from './en.later';

export type Key = First | Late;

type Words = Record<First, string> & Partial<Record<Late, string>>;

const catalogues: Record<Lang, () => Promise<Record<First, string>>> = {
  en: async () => (await import('./en')).en,
  es: async () => (await import('./es')).es,
};
const others: Record<Lang, () => Promise<Record<Late, string>>> = {
  en: async () => (await import('./en.later')).later,
  es: async () => (await import('./es.later')).later,
};
const stored = 'ragtag:lang';

/** The language chosen here, or else the browser's. */
function preferred(): Lang {
  const kept = localStorage.getItem(stored);
  if (kept === 'en' || kept === 'es') return kept;
  return /^es\b/i.test(navigator.language) ? 'es' : 'en';
}

class Language {
  now = $state<Lang>(preferred());
  words = $state.raw({} as Words);
  private wanted = this.now;
  /** Whether the words that come later are here, or on their way. */
  private whole = false;

  /** Shows the interface in a language as soon as its words are here. */
  async show(lang: Lang) {
    this.wanted = lang;
    const first = await catalogues[lang]();
    const later = this.whole ? await others[lang]() : {}; // which may have been asked for meanwhile
    if (this.wanted !== lang) return; // another was chosen meanwhile
    this.now = lang;
    this.words = { ...first, ...later };
    document.documentElement.lang = lang;
  }

  /** Lets the words come that no first screen needs; again, if the line was down. */
  async rest(): Promise<void> {
    if (this.whole) return;
    this.whole = true;
    try {
      const later = await others[this.now]();
      this.words = { ...later, ...this.words };
    } catch (problem) {
      this.whole = false;
      throw problem;
    }
  }

  /** The text of a key; one that is not here is asked for, and stands in its place when it comes. */
  text(key: Key): string {
    const text = this.words[key];
    if (text === undefined) this.rest().catch(() => undefined);
    return text ?? '';
  }

  /** Chooses a language, for this browser. */
  set(lang: Lang) {
    localStorage.setItem(stored, lang);
    return this.show(lang);
  }
}

export const language = new Language();

/** A part of the page with all words, where it is not of a first screen. */
export async function worded<Part>(coming: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([coming, language.rest()]);
  return part;
}

/** The browser's regional form of the page's language, for what differs by region, such as dates. */
export const locale = (): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === language.now) ?? language.now;

export type Params = Record<string, string | number>;

/** A text with its placeholders filled. */
export const fill = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The word of a key, its placeholders filled. */
export const t = (key: Key, params: Params = {}): string => fill(language.text(key), params);

/** The words of a key, in which sentences stand for its placeholders. */
export const around = (key: Key, params: Record<string, readonly Span[]>): Span[] =>
  language
    .text(key)
    .split(/\{(\w+)\}/)
    .flatMap((part, i) => (i % 2 ? (params[part] ?? []) : part ? [{ text: part }] : []));

/** The words of a part that is loaded when it is needed, looked up as `t` looks up the others. */
export const catalogue =
  <K extends string>(words: Record<Lang, Record<K, string>>) =>
  (key: K, params: Params = {}): string =>
    fill(words[language.now][key], params);

/** The word of a key that may be unknown, or the fallback. */
export function word(key: string, fallback: string, params: Params = {}): string {
  return key in language.words ? t(key as Key, params) : fallback;
}

/** The word for a number of things: key.one or key.other. */
export function count(key: string, n: number): string {
  return word(`${key}.${n === 1 ? 'one' : 'other'}`, String(n), { n });
}
