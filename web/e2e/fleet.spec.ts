// The fleet line, the people and the log: all of what is there can be read, whatever the names, the
// language and the screen. The moments are made by hand, so that the longest of everything comes.
import type { Page } from '@playwright/test';
import { frames } from '../fixtures/frames';
import { seat } from '../fixtures/view';
import type { Frame, View } from '../src/api';
import { expectFits, lettered, look } from './looks';
import { expect, test } from './program';

const before = frames.action!;

/** A frame in which the table stands as said. */
const frame = (waiting: number[], more: Partial<View> = {}, rest: Partial<Frame> = {}): Frame => ({
  ...before,
  table: { ...before.table, id: 'fixture' },
  view: { ...before.view!, ...more },
  waiting,
  ...rest,
});

/** Opens the page of a table that stands as a frame says. */
async function open(page: Page, address: string, frame: Frame) {
  await page.unrouteAll();
  await page.route('**/api/tables/fixture?*', (route) => route.fulfill({ json: frame }));
  await page.route('**/api/tables/fixture/*', () => undefined); // nothing else comes
  await page.goto('about:blank'); // not only another place in the same page
  await page.goto(`${address}/t/fixture#secret`);
  await expect(page.locator('.now .whose')).toBeVisible();
  await expect(page.locator('.board > svg')).toBeVisible();
  await lettered(page);
}

/** What of the line of the present is cut: neither whole, nor out of sight. The fonts of a first visit come late. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.now')!.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.now > :not(.sr)')];
    const inside = parts.filter((e) => {
      const r = e.getBoundingClientRect();
      return r.top >= box.top - 1 && r.bottom <= box.bottom + 1 && r.left >= box.left - 1;
    });
    const half = parts.filter((e) => !inside.includes(e) && e.getBoundingClientRect().top < box.bottom - 1);
    const short = inside.filter((e) =>
      [e, ...e.querySelectorAll('.name, .phase')].some((x) => x.scrollWidth > x.clientWidth + 1),
    );
    return [...half, ...short].map((e) => e.textContent.trim());
  });

interface Screen {
  width: number;
  height: number;
  /** It has one line of the fleet, and tabs. */
  small: boolean;
  narrow: boolean;
  /** What is looked at, on it. */
  on: (what: string) => string;
}

const screen = (width: number, height: number): Screen => ({
  width,
  height,
  small: width <= 820 || height <= 500,
  narrow: width < 600,
  on: (what) => `${what}, ${width}x${height}`,
});

/** Looks at a page on one screen after the other. */
async function onEach(page: Page, screens: readonly Screen[], looks: (screen: Screen) => Promise<void>) {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect(page.locator('section.roll')).toHaveCount(screen.small ? 1 : 0); // it is laid out anew
    await looks(screen);
  }
}

for (const [locale, screens] of [
  ['en-GB', [screen(390, 844)]],
  ['es-ES', [screen(360, 740), screen(844, 390), screen(1024, 768), screen(1440, 900)]],
] as const) {
  test.describe(locale, () => {
    test.use({ viewport: screens[0], locale });
    const es = locale === 'es-ES';

    test('fits in the letters that a first visit begins with', async ({ page, address }) => {
      await open(page, address, frame([0]));
      await page.evaluate(() => (document.documentElement.dataset.first = ''));
      await onEach(page, screens, ({ on }) => expectFits(page, on('other letters')));
    });

    test('says whose turn it is and for whom the table waits, each once', async ({ page, address }) => {
      const line = page.locator('.now');
      const phase = 'prepare-for-jump'; // the longest
      const fleet = { ...before.view!.fleet, boarding: [0, 0, 0, 0, 0] };
      await open(page, address, frame([1], { current: 1, phase, fleet }));
      await onEach(page, screens, async ({ width, on }) => {
        await expect(line.locator('.whose')).toContainText(es ? 'Turno de Ted' : 'Ted’s turn');
        await expect(line.locator('.whose')).toBeInViewport({ ratio: 1 });
        await expect(line.locator('.waiting')).toHaveCount(0);
        await expect(line.locator('.glass')).toBeInViewport({ ratio: 1 });
        await expect(line.locator('.phase')).toBeInViewport({ ratio: 1 });
        await expect.poll(() => cut(page), on('waiting for who is on turn')).toEqual([]);
        await look(page, on('the fleet line'), width);
      });

      await open(page, address, frame([0], { current: 0, phase, fleet }, { seat: 0 }));
      await onEach(page, screens, async ({ on }) => {
        await expect(line.locator('.whose')).toContainText(es ? 'Tu turno' : 'Your turn');
        expect(await line.innerText()).not.toContain('Nuria');
        await expect.poll(() => cut(page), on('my turn')).toEqual([]);
      });

      await open(page, address, frame([4], { current: 1, phase, fleet }));
      await onEach(page, screens, async ({ on }) => {
        await expect(line.locator('.waiting')).toBeInViewport({ ratio: 1 });
        await expect(line.locator('.waiting')).toContainText('Tyrol');
        await expect.poll(() => cut(page), on('waiting for somebody else')).toEqual([]);
      });

      await open(page, address, frame([0, 1, 2, 4], { current: 1, phase, fleet }));
      await onEach(page, screens, async () => {
        await expect(line.locator('.waiting svg path[class*=seat]')).toHaveCount(4);
        await expect(line.locator('.waiting')).toBeInViewport({ ratio: 1 });
      });
    });

    test('names what the fleet has, and its dangers', async ({ page, address }) => {
      const fleet = { ...before.view!.fleet, damaged: 0, boarding: [0, 2, 0, 1, 0] };
      await open(
        page,
        address,
        frame([0], { current: 0, turn: 8, fleet: { ...fleet, boarding: [0, 0, 0, 0, 0] } }, { seat: 0 }),
      );
      await onEach(page, screens, async ({ width, on }) => {
        if (width > 1000)
          await expect
            .poll(async () => (await page.locator('.menus').boundingBox())!.y, on('the menus'))
            .toBeLessThan(20);
      });

      await open(page, address, frame([1], { current: 1, fleet, final: true, marker: 2 }));
      await onEach(page, screens, async ({ narrow, on }) => {
        for (const name of await page
          .locator(':is(.dial, .distance, .jump, .boarders, .store):visible')
          .all()) {
          // centurions on board take the room of some names, which are heard all the same
          await expect(name).not.toHaveAccessibleName('');
          if (await name.locator('.name').isVisible())
            await expect(name.locator('.name')).toBeInViewport({ ratio: 1 });
        }
        if (!narrow) await expect(page.locator('.dial .name:visible')).toHaveCount(4);
        const short = await page
          .locator('header button .name')
          .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent));
        expect(short, on('names that are cut')).toEqual([]);
        await expect.poll(() => cut(page), on('what the fleet has')).toEqual([]);
        if (narrow) await expect(page.locator('.store:visible')).toHaveCount(0);
        else await expect(page.locator('.store:visible')).toHaveCount(4);
        await expect(page.locator('.boarders .value')).toHaveText('3');
        await expect(page.locator('.way .come')).toHaveCount(3);
        const over = await page.evaluate(() => {
          const names = [...document.querySelectorAll('header button .name')]
            .filter((e) => e.checkVisibility())
            .map((e) => ({
              text: e.textContent,
              box: e.getBoundingClientRect(),
            }));
          return names.flatMap((a, i) =>
            names
              .slice(i + 1)
              .filter(
                (b) =>
                  Math.abs(a.box.top - b.box.top) < 8 &&
                  a.box.left < b.box.right + 2 &&
                  b.box.left < a.box.right + 2,
              )
              .map((b) => `${a.text} on ${b.text}`),
          );
        });
        expect(over, on('names on each other')).toEqual([]);
      });
    });

    test('everybody’s face is in one row, and so is the state of the fleet', async ({ page, address }) => {
      const fleet = { ...before.view!.fleet, boarding: [0, 2, 0, 1, 0] };
      const dials = Object.fromEntries(
        Object.entries(before.view!.dials).map(([id, dial]) => [id, { ...dial, value: 12 }]),
      );
      const seats = [...before.view!.seats, before.view!.seats[0]!, before.view!.seats[1]!];
      const sitting = [...before.table.seats, before.table.seats[0]!, before.table.seats[1]!];
      const table = { ...before.table, id: 'fixture', seats: sitting };
      const full = { current: 6, fleet, seats, dials, marker: 0, distance: 7 };
      await open(page, address, frame([0, 2], full, { table }));
      const box = async (what: string) => (await page.locator(what).boundingBox())!;
      const faces = page.locator('.roll button');
      const small = screens.filter((s) => s.small);
      await onEach(page, small, async ({ width, narrow, on }) => {
        const height = (what: string) => async () => (await box(what)).height;
        await expect.poll(height('header[aria-label]'), on('one line')).toBeLessThan(60);
        await expect.poll(height('section.roll'), on('one row')).toBeLessThan(60);
        const roll = await box('section.roll');
        if (narrow) expect(roll.y + roll.height, on('all that is above the board')).toBeLessThan(146);
        await expect(faces).toHaveCount(7);
        for (const face of await faces.all()) await expect(face).toBeInViewport({ ratio: 1 });
        await expect(faces.nth(6)).toHaveAccessibleName(es ? /jugador actual/ : /current player/);
        await expect(faces.nth(2)).toHaveAccessibleName(es ? /debe decidir/ : /has to decide/);
        await expect(page.locator('.roll button .asked')).toHaveCount(2);
        await look(page, on('seven at a phone'), width);
      });
      await faces.nth(1).click();
      await expect(page.getByRole('dialog')).toContainText(/\S/);
    });

    test('counts what people hold in one place', async ({ page, address }) => {
      const dee = seat('anastasia-dualla', 'location/brig', {
        revealed: true,
        sympathizer: true,
        hand: 10,
        loyalty: 3,
        shown: ['loyalty/sympathizer-base'],
      });
      const seats = before.view!.seats.with(4, dee);
      await open(page, address, frame([1], { current: 1, seats, titles: { president: 2, admiral: 2 } }));
      await onEach(page, screens, async ({ width, small, on }) => {
        if (small) await page.locator('#tab-crew').click();
        await expect(page.locator('.counts')).toHaveCount(5);
        const high = await page
          .locator('.counts')
          .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height));
        expect(high).toHaveLength(5);
        expect(Math.max(...high), on('as high as a line')).toBeLessThan(30);
        // who has used the ability says so, who has not shows it, and who has lost it does not
        await expect(page.locator('.counts .once')).toHaveText(
          es
            ? [/sin usar$/, /sin usar$/, /ya usada$/, /sin usar$/]
            : [/not used yet$/, /not used yet$/, /ability used$/, /not used yet$/],
        );
        await look(page, on('the people'), width);
      });
    });
  });
}

test.describe('a small phone in Spanish', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'es-ES' });

  test('the mark of a tab stands beside its word', async ({ page, address }) => {
    const options = ['location/command', 'skill/launch-scout-1', 'seat/1'].map((id) => ({
      id,
      max: 1,
      label: [{ text: id }],
    }));
    await open(page, address, frame([0], {}, { ask: { ...before.ask!, options } }));
    await expect(page.locator('.tabs .lit')).toHaveCount(2); // the board's and the people's; the hand has its strip
    await expect(page.locator('.strip .lit')).toHaveCount(1);
    const marks = await page.locator('.tabs .lit').evaluateAll((all) =>
      all.map((tab) => {
        const word = tab.querySelector('.word')!.getBoundingClientRect();
        const { left, width } = getComputedStyle(tab.querySelector('.word')!, '::after');
        const from = word.left + parseFloat(left);
        const free = tab.getBoundingClientRect().right - from - parseFloat(width);
        return { onWord: Math.round(word.right - from), inTab: free > -2 };
      }),
    );
    expect(marks).toEqual([4, 4].map((onWord) => ({ onWord, inTab: true })));
  });
});

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a heading of the log never stands without a line under it', async ({ page, address }) => {
      const log = Array.from({ length: 60 }, (_, i) => ({
        ...before.log[0]!,
        n: i + 1,
        turn: Math.floor(i / 3) + 1,
      }));
      await open(page, address, frame([1], { current: 1 }, { log }));
      if (width < 820) await page.locator('#tab-log').click();
      await expect(page.locator('.lines .turn')).toHaveCount(20);
      const bare = await page.evaluate(() => {
        const box = document.querySelector('.lines')!;
        const scroller = box.scrollHeight > box.clientHeight + 1 ? box : box.closest('main')!;
        const first = document.querySelector('.lines h3')!;
        const found: string[] = [];
        for (let top = 400; top < 700; top += 3) {
          scroller.scrollTop = top;
          const edge = parseFloat(getComputedStyle(first).top) + scroller.getBoundingClientRect().top;
          for (const turn of document.querySelectorAll('.lines .turn')) {
            const head = turn.querySelector('h3')!.getBoundingClientRect();
            const end = [...turn.querySelectorAll('li')].at(-1)!.getBoundingClientRect().bottom;
            if (head.bottom > edge + 4 && head.top < edge + 4 && end < head.bottom + 8)
              found.push(`${turn.textContent.slice(0, 8)} at ${top}`);
          }
        }
        return found;
      });
      expect(bare).toEqual([]);
    });
  });
