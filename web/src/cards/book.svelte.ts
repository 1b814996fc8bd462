// What the components are called and what they do, in the present language, as
// the server tells it. An id says of which kind a component is and nothing more; until the
// server has answered it is spelled out.
import { getWording, type Component, type Lang, type Results, type Wording } from '../api';
import { language, word } from '../i18n/index.svelte';
import type { Face } from '../table/sum';
import { linesOf, type Line } from './lines';

/** An id in words, where nothing better is known. */
function spelled(id: string): string {
  const words = (id.split('/')[1] ?? id).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

class Book {
  private known = $state.raw<Partial<Record<Lang, Wording>>>({});
  private asked = new Set<Lang>();
  private game = '';

  /** Fetches the present language for a game, once; without an answer, ids are spelled out. */
  load(options: string, players: number) {
    const game = `${options} ${players}`;
    if (game !== this.game) {
      this.game = game;
      this.known = {};
      this.asked = new Set();
    }
    const lang = language.now;
    if (this.asked.has(lang)) return;
    const { asked } = this;
    asked.add(lang);
    getWording(lang, options, players).then(
      (wording) => {
        if (game === this.game) this.known = { ...this.known, [lang]: wording };
      },
      () => asked.delete(lang),
    );
  }

  get(id: string): Component | undefined {
    return this.known[language.now]?.components[id];
  }

  name(id: string): string {
    return this.get(id)?.name ?? spelled(id);
  }

  text(id: string): string {
    return this.get(id)?.text ?? '';
  }

  lines(id: string): Line[] {
    return linesOf(this.get(id) ?? { text: '' });
  }

  /** The title of a title card: it can have several, one for each ending. */
  office(card: string): string {
    return this.get(`title/${card}`)?.title ?? card;
  }

  /** What a location does, in a few words. */
  gist(id: string): string {
    return this.get(id)?.gist ?? '';
  }

  /** What the results of the skill check do to which a component may lead, itself or by one of its boxes. */
  results(id: string): Results | undefined {
    return this.get(id)?.results;
  }

  /** The ability that a character has for once a game. */
  once(character: string): string | undefined {
    return this.get(character)?.abilities?.find(({ id }) => this.get(id)?.type === 'once-per-game')?.id;
  }

  /** What a card is called that lies before somebody else: "You Are a Cylon" would be said of who reads it. */
  ofAnother(id: string): string {
    const type = id.startsWith('loyalty/') ? this.get(id)?.type : undefined;
    return word(`crew.card.${type}`, this.name(id));
  }

  /** Whether a Loyalty card makes its holder a Cylon. */
  makesCylon(id: string): boolean {
    return ['cylon', 'sympathetic-cylon'].includes(this.get(id)?.type ?? '') && id.startsWith('loyalty/');
  }

  /** Whether a Loyalty card makes its holder the Mutineer. */
  makesMutineer(id: string): boolean {
    return this.get(id)?.type === 'mutineer';
  }

  /** Whether a location holds prisoners. */
  jails(location: string): boolean {
    return this.get(location)?.jail ?? false;
  }

  /** Whether once-per-game abilities cost a miracle token each time. */
  get miracles(): boolean {
    return this.known[language.now]?.miracles ?? false;
  }

  /** The objective of the game. */
  get objective(): string | undefined {
    const all = this.known[language.now]?.components ?? {};
    return Object.keys(all).find((id) => id.startsWith('objective/'));
  }

  /** When a window opens. */
  window(id: string): string {
    return this.known[language.now]?.windows[id] ?? spelled(id);
  }

  /** The windows in which cards of a hand can be played. */
  get secretWindows(): string[] {
    const all = Object.entries(this.known[language.now]?.components ?? {});
    const timings = all.flatMap(([id, c]) => (id.startsWith('skill/') ? (c.timing ?? []) : []));
    return [...new Set(timings)].filter((window) => window !== 'action');
  }

  /** The type and strength of a Skill card's face; nothing while the words are on their way. */
  face(id: string): Face {
    const { skill = '', strength } = this.get(id) ?? {};
    return { skill, strength };
  }
}

export const book = new Book();
