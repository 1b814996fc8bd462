// Pictures of the table, for looking at: `npm run pictures` writes them to
// web/pictures, one of each moment for every width, theme and language, and a
// sheet with all of a moment. `-g combat` makes those of one moment alone, and
// `LOOK=1440-dark-en` those of looks whose name begins so. The one of the README is made by `README=1 npm run pictures -- -g README`, to docs/.
//
// The moments are those of the command internal/posed: real tables, from fixed
// seeds, served by the real program; and those that games seldom come to are
// staged from scenes/looks.scenario.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Take } from '../src/api';
import { Arrived, chance, goOn as playOn } from './arrive';
import { expectFits, lettered } from './looks';
import { root } from './build';
import { serve, test as base } from './program';

interface Posed {
  id: string;
  owner: string;
  seat: number;
  keys: string[];
  then: { seat: number; ask: number; takes: Take[] }[];
}

const out = join(root, 'web', 'pictures');

/** The tables, put into a folder before the program serves it. */
const test = base.extend<object, { posed: Record<string, Posed> }>({
  posed: [
    async ({ built }, use, { workerIndex }) => {
      const said = execFileSync('go', ['run', './internal/posed', join(built, `posed-${workerIndex}`)], {
        cwd: root,
      });
      const posed = JSON.parse(said.toString()) as Record<string, Posed>;
      const scene = join(import.meta.dirname, 'scenes', 'looks.scenario');
      const data = join(built, `posed-${workerIndex}`);
      const staged = JSON.parse(
        execFileSync(join(built, 'stage'), [data, 'hhhhhhh', 'relaxed', scene]).toString(),
      ) as Record<string, { ID: string; Owner: string; Keys: string[] }>;
      for (const [name, { ID: id, Owner: owner, Keys: keys }] of Object.entries(staged))
        posed[name] = { id, owner, keys, seat: 0, then: [] };
      await use(posed);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  address: [
    async ({ posed: _, built }, use, { workerIndex }) =>
      serve(process.env.RAGTAG ?? join(built, 'ragtag'), join(built, `posed-${workerIndex}`), [], use),
    { scope: 'worker' },
  ],
});

/** How a table is looked at. */
interface Look {
  name: string;
  small: boolean;
  context: BrowserContextOptions;
}

const heights: Record<number, number> = { 1440: 900, 1024: 768, 390: 844 };
const wanted = process.env.LOOK ?? '';

const every: Look[] = [1440, 1024, 390].flatMap((width) =>
  (['dark', 'light'] as const).flatMap((colorScheme) =>
    ['en-GB', 'es-ES'].map((locale) => ({
      name: `${width}-${colorScheme}-${locale.slice(0, 2)}`,
      small: width < 800,
      context: {
        viewport: { width, height: heights[width]! },
        hasTouch: width < 800,
        colorScheme,
        locale,
        reducedMotion: 'reduce' as const,
      },
    })),
  ),
);
const looks = every.filter((look) => look.name.startsWith(wanted));

/** Waits until everything stands still, and the letters are those of the program. */
async function settle(page: Page) {
  await lettered(page);
  await page.waitForTimeout(1000); // and so has the rest
}

async function photograph(page: Page, moment: string, look: Look) {
  await settle(page);
  await expectFits(page, `${moment}, ${look.name}`);
  mkdirSync(out, { recursive: true });
  const whole = moment === 'home' || moment === 'lobby';
  await page.screenshot({ path: join(out, `${moment}-${look.name}.png`), fullPage: whole });
}

/** Puts all pictures of a moment side by side, as wide as fits a screen. */
async function sheet(browser: Browser, moment: string) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  const cell = ({ name, small }: Look) => {
    const data = readFileSync(join(out, `${moment}-${name}.png`)).toString('base64');
    return `<figure style="margin:0;width:${small ? 290 : 880}px"><img width="100%" src="data:image/png;base64,${data}"><figcaption>${moment} ${name}</figcaption></figure>`;
  };
  await page.setContent(
    `<body style="display:flex;flex-wrap:wrap;gap:12px;font:13px sans-serif">${looks.map(cell).join('')}</body>`,
  );
  await page.screenshot({ path: join(out, `${moment}.png`), fullPage: true });
  await page.close();
}

interface Here {
  posed: Record<string, Posed>;
  table: Posed;
  address: string;
}
type Prepared = (page: Page, here: Here, look: Look) => Promise<void>;

/** Photographs a moment in every way. `then` happens when all look on. */
function moment(name: string, go: Prepared, then?: (here: Here) => Promise<void>) {
  test(name, async ({ browser, address, posed }) => {
    const here = { posed, table: posed[name] ?? posed.lobby!, address };
    const open: { page: Page; look: Look }[] = [];
    for (const look of looks) {
      const page = await (await browser.newContext(look.context)).newPage();
      await go(page, here, look);
      open.push({ page, look });
      if (then) continue;
      await photograph(page, name, look);
      await page.context().close();
    }
    if (then) {
      await then(here);
      for (const { page, look } of open) {
        await photograph(page, name, look);
        await page.context().close();
      }
    }
    if (!wanted) await sheet(browser, name);
  });
}

const enter: Prepared = async (page, { table, address }) => {
  await page.goto(`${address}/t/${table.id}#${table.keys[table.seat]!}`);
  await page.locator('#decision').waitFor();
  await page.locator('.portrait use').first().waitFor({ state: 'attached' }); // the drawings come last
};

/** The owner of these tables looks. */
async function asOwner(page: Page, { posed, address }: Here, names: string[]) {
  const kept = names.map((name, i) => ({
    id: posed[name]!.id,
    key: posed[name]!.keys[0],
    owner: posed[name]!.owner,
    name: 'Nuria',
    seat: 0,
    since: Date.UTC(2026, 0, 9 - i),
  }));
  await page.addInitScript((seats) => localStorage.setItem('ragtag:seats', seats), JSON.stringify(kept));
  await page.goto(address);
}

moment('home', async (page, here) => {
  await asOwner(page, here, ['turn', 'combat', 'replay']);
  await page.locator('form').waitFor();
});
moment('lobby', async (page, here) => {
  await asOwner(page, here, ['lobby']);
  await page.goto(`${here.address}/t/${here.table.id}`);
  await page.locator('main').waitFor();
});
moment('turn', enter);
moment('combat', enter);
/** Gives the answers that the moment goes on with. */
async function goOn({ table, address }: Here) {
  for (const { seat, ask, takes } of table.then) {
    await fetch(`${address}/api/tables/${table.id}/answers`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Ragtag-Key': table.keys[seat]! },
      body: JSON.stringify({ ask, takes }),
    });
  }
}

moment('before', async (page, here, look) => enter(page, { ...here, table: here.posed.check! }, look));
moment('check', enter, goOn);
moment('jump', enter, goOn);
for (const name of ['character', 'choice', 'attack', 'adding', 'end', 'caprica']) moment(name, enter);
moment('hand', async (page, here, look) => {
  await enter(page, here, look);
  if (look.small) await page.locator('.strip button').click();
});
moment('allies', enter);
moment('crossroads', enter);
moment('trial', enter);
moment('out', enter);
moment('goals', enter);
for (const name of ['mutiny', 'wreck', 'seven', 'home-begins', 'home-near']) moment(name, enter);
for (const name of ['quiet-docks', 'docks', 'moving', 'aboard', 'mutinies', 'pressed']) moment(name, enter);

/** The tables at which the Mission has been begun: all looks see the same. */
const begun = new Set<string>();
moment('mission', async (page, here, look) => {
  const { id, owner, keys } = here.table;
  if (!begun.has(id)) {
    begun.add(id);
    const at = new Arrived(here.address, id, owner, keys);
    const [f] = await at.settled();
    await at.answer(0, f!.ask!, [{ option: 'location/demetrius-bridge', count: 1 }]);
    const checked = await playOn(at, chance(3), (f) => f.ask?.kind === 'contribute');
    if (checked?.view!.mission === undefined || checked.view!.phase !== 'action')
      throw new Error('no Mission is under way');
  }
  await enter(page, here, look);
});
moment('replay', async (page, { table, address }) => {
  await page.goto(`${address}/t/${table.id}/replay?as=-2&at=180`);
  await page.locator('#decision.bar').waitFor();
});

// Kept in the repository, and so made only when it is asked for.
if (process.env.README)
  test('README', async ({ browser, address, posed }) => {
    const table = posed.whole!;
    const look = looks.find((l) => l.name === '1440-dark-en')!;
    const page = await (await browser.newContext(look.context)).newPage();
    await enter(page, { posed, table, address }, look);
    await settle(page);
    await page.screenshot({ path: join(root, 'docs', 'table.png') });
  });
