// The words of every card, in each frame in which somebody decides on it: no line of them may be out of sight. The frames
// are those of a real table, which the page is told anew with one card after the other in them.
import type { Page } from '@playwright/test';
import type { Ask, CheckView, Component, Frame, Wording } from '../src/api';
import type { Arrived } from './arrive';
import { lettered } from './looks';
import { expect, test } from './program';

test.use({ scene: ['looks.scenario', 'hhhhhhh', 'relaxed'] });

type Cards = Record<string, Component>;

/** Games that have all cards among them. */
const games = [
  ['kobol', 6],
  ['pegasus&newcaprica&cylonleader', 5],
  ['exodus&ioniannebula&personalgoal&finalfive', 5],
  ['exodus&cylonfleet&sympatheticcylon', 4],
  ['pegasus&exodus&daybreak&cylonfleet&searchforhome&cylonleader', 7],
] as const;

async function wording(address: string, lang: string): Promise<Wording> {
  const all = await Promise.all(
    games.map(async ([options, players]) => {
      const query = new URLSearchParams({ lang, options, players: String(players) });
      return (await (await fetch(`${address}/api/wording?${query}`)).json()) as Wording;
    }),
  );
  return {
    ...all[0]!,
    components: Object.assign({}, ...all.map((w) => w.components)) as Cards,
    windows: Object.assign({}, ...all.map((w) => w.windows)) as Record<string, string>,
  };
}

/** A card in a frame: what the page is told, which of it is looked at, and the name that must stand in it by then. */
interface Step {
  id: string;
  name: string;
  what: string;
  told: Partial<Frame>;
  /** A card of the hand that gets the focus. */
  focus?: number;
  /** What draws it up. */
  opener?: string;
}

declare global {
  interface Window {
    tell: (frame: Frame) => void;
  }
}

/** Opens the page of a seat, told by `tell` and no more by the server. */
async function open(page: Page, at: Arrived, words: Wording): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = (what, how) => {
      if (typeof what !== 'string' || !what.includes('/stream')) return ask(what, how);
      const body = new ReadableStream<Uint8Array>({
        start(line) {
          const text = new TextEncoder();
          line.enqueue(text.encode(': here\n\n'));
          window.tell = (frame) =>
            line.enqueue(text.encode(`event: frame\ndata: ${JSON.stringify(frame)}\n\n`));
        },
      });
      return Promise.resolve(new Response(body));
    };
  });
  await page.route('**/api/wording?*', (route) => route.fulfill({ json: words }));
  await page.goto(at.page(0));
  await expect(page.locator('#decision .confirm')).toBeVisible();
  await expect(page.locator('defs [id="ship-raider"]')).toBeAttached(); // the drawings come last
  await lettered(page);
  await page.waitForFunction(() => 'tell' in window);
}

/** Tells the page one thing after the other; returns the words that are out of sight, under the edge of what holds them or of the page. */
const lookAt = (page: Page, base: Frame, steps: Step[]): Promise<string[]> =>
  page.evaluate(
    async ({ base, steps }) => {
      const picture = () => new Promise(requestAnimationFrame);
      const found: string[] = [];

      /** What is seen of something, as far as nothing around it cuts it off. */
      const seen = (own: Element) => {
        let [top, bottom, left, right] = [0, innerHeight, 0, innerWidth];
        for (let e: Element | null = own; e && e !== document.body; e = e.parentElement) {
          const { overflowY, clipPath } = getComputedStyle(e);
          if (overflowY === 'visible' && clipPath === 'none') continue;
          const box = e.getBoundingClientRect();
          [top, left] = [Math.max(top, box.top), Math.max(left, box.left)];
          [bottom, right] = [Math.min(bottom, box.bottom), Math.min(right, box.right)];
        }
        return { top, bottom, left, right };
      };

      const look = (card: Element, id: string, what: string) => {
        const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const own = texts.currentNode.parentElement!;
          const words = texts.currentNode.textContent!.trim();
          // what is heard alone is of no size
          if (!words || !own.checkVisibility() || own.closest('.sr, .again, title')) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          const { top, bottom, left, right } = seen(own);
          const reach = 3; // letters reach over their line
          const out = [...range.getClientRects()].filter(
            (l) =>
              l.top < top - reach ||
              l.bottom > bottom + reach ||
              l.left < left - reach ||
              l.right > right + reach,
          );
          if (out.length > 0) found.push(`${id}: ${out.length} lines of "${words.slice(0, 40)}" in ${what}`);
        }
        if (card.querySelector('.text.cut')) found.push(`${id}: its text ends early in ${what}`);
      };

      for (const [i, { id, name, what, told, focus, opener }] of steps.entries()) {
        const ask = told.ask && { ...told.ask, ask: 100 + i };
        window.tell({ ...base, log: [], talk: [], ...told, ...(ask && { ask }), seq: base.seq + 1 + i });
        let card: Element | undefined;
        for (let pictures = 0; pictures < 600; pictures++) {
          await picture();
          if (focus !== undefined) document.querySelectorAll<HTMLElement>('.hand .card')[focus]?.focus();
          const shown = [...document.querySelectorAll(what)].filter((e) => e.textContent!.includes(name));
          if (pictures > 2 && opener && !document.querySelector(what))
            document.querySelector<HTMLElement>(opener)?.click();
          if (shown.length > 0 && card === shown[0]) break; // and once more, so that it is laid out
          card = shown[0];
        }
        if (!card) throw new Error(`${id} is not shown as ${what}`);
        card.scrollIntoView({ block: 'nearest' }); // a phone's hand is longer than its screen
        const before = found.length;
        look(card, id, what);
        if (found.length > before) {
          // what is set closer until it fits takes a picture or two on a slow machine: what counts is what stays
          found.length = before;
          for (let pictures = 0; pictures < 10; pictures++) await picture();
          look(card, id, what);
        }
      }
      return found;
    },
    { base, steps },
  );

/** A question about some options. */
const about = (kind: string, options: [id: string, label: string][], cause?: string): Ask => ({
  ask: 0,
  kind,
  ...(cause && { cause }),
  max: 1,
  min: 1,
  secret: true,
  rule: 'quorum',
  text: [{ text: 'Which one?' }],
  options: options.map(([id, label]) => ({ id, max: 1, label: [{ text: label }] })),
});

const checkOf = (source: string): CheckView => ({
  actor: 0,
  added: [0, 0, 0, 0, 0, 0, 0],
  adding: 0,
  cards: [],
  chosen: -1,
  difficulty: 13,
  partial: 7,
  faceUp: false,
  onesHelp: false,
  pile: 2,
  positive: ['politics', 'leadership', 'tactics'],
  reckless: false,
  source,
  zeroed: [],
});

const chosen =
  /^(quorum|destination|loyalty|mutiny|mission|crisis|super-crisis|agenda|motive|ally|crossroads)\//;
const held = /^(quorum\/.*|super-crisis\/.*|skill\/.*-\d+)$/;

/** All cards, each in the frames in which somebody decides on it. */
function stepsOf(cards: Cards, { view, table: _ }: Frame, small: boolean): Step[] {
  const board = view!;
  const lies = { hand: [], quorum: [], supers: [], loyalty: [], secrets: {} };
  const none = { ...board, mine: { ...board.mine, ...lies } };
  const ids = Object.keys(cards).sort();
  const nameOf = (id: string) => cards[id]!.name;
  const steps: Step[] = [];
  // drawn or offered, one by itself
  for (const id of ids.filter((id) => chosen.test(id)))
    steps.push({
      id,
      name: nameOf(id),
      what: '.choose .paper',
      told: { view: none, ask: about('quorum', [[id, nameOf(id)]]) },
    });
  // on the scene
  for (const id of ids.filter((id) => /crisis\//.test(id))) {
    const { name, choice, results } = cards[id]!;
    const view = { ...none, crisis: [id] };
    if (choice) {
      const ways = (['a', 'b'] as const).flatMap((way) =>
        ['morale', 'population'].map((what) => ({ way, what, from: 8, to: 7, seat: -1 })),
      );
      const options = (['a', 'b'] as const).map((way): [string, string] => [`box/${way}`, choice[way]]);
      steps.push({ id, name, what: '.choice .crisis', told: { view, ways, ask: about('box', options, id) } });
    } else steps.push({ id, name, what: '.alone .crisis', told: { view, ask: undefined } as object });
    if (results)
      steps.push({
        id,
        name,
        what: '.check .crisis',
        told: { view: { ...view, check: checkOf(id) }, ask: undefined } as object,
      });
  }
  // in the hand, enlarged
  const own = ids.filter((id) => held.test(id));
  for (let i = 0; i < own.length; i += 6) {
    const some = own.slice(i, i + 6);
    const of = (kind: string) => some.filter((id) => id.startsWith(`${kind}/`));
    const mine = { ...none.mine, hand: of('skill'), quorum: of('quorum'), supers: of('super-crisis') };
    const told = { view: { ...none, mine }, ask: about('discard', [[some[0]!, nameOf(some[0]!)]]) };
    // the hand has an order of its own: whichever has the focus is looked at
    for (const [focus, id] of some.entries())
      if (small) steps.push({ id, name: nameOf(id), what: '.hand .paper', told, opener: '.strip button' });
      else steps.push({ id, name: '', what: '.loupe .paper', told, focus });
  }
  return steps;
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  for (const locale of ['en-GB', 'es-ES'])
    test.describe(`${width} px, ${locale}`, () => {
      test.use({
        viewport: { width, height },
        locale,
        hasTouch: width < 800,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('no card that is decided on is cut', async ({ page, staged, address, faults }) => {
        const lang = locale.slice(0, 2) as 'en' | 'es';
        const words = await wording(address, lang);
        const at = staged['quiet-docks']!;
        await open(page, at, words);
        const base: Frame = { ...(await at.frame(0)), lang };
        const wrong = await lookAt(page, base, stepsOf(words.components as Cards, base, width < 800));
        expect(wrong).toEqual([]);
        expect(faults).toEqual([]);
      });
    });
