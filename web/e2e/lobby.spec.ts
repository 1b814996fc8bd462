// Making a table: who sits there, who may find it.
import type { Request } from '@playwright/test';
import { expectAccessible, expectFits, look } from './looks';
import { Arrived, make, people } from './arrive';
import { createTable, presses, unfold } from './player';
import { expect, test } from './program';

for (const [width, height] of [
  [1440, 900],
  [360, 780],
] as const) {
  test(`a first host makes a good table at once, at ${width} px`, async ({ page, address, faults }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address + '/');
    const name = page.getByLabel('Your name');
    const button = page.getByRole('button', { name: 'Create a table' });
    await expect(page.getByRole('radio', { name: /^The base game/ })).toBeChecked();
    const [top, bottom] = [(await name.boundingBox())!, (await button.boundingBox())!];
    expect(bottom.y - top.y, 'pixels from the name to the button').toBeLessThan(width > 800 ? 700 : 1150);

    await button.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Choose a name first.');
    await look(page, 'no name', width);
    await name.fill('Nuria');
    await expect(page.getByRole('alert')).toHaveCount(0);

    // one and two have games of their own, and more have others
    const folds = page.locator('form details summary').last();
    await page.getByLabel('Number of players').selectOption('1');
    await expect(folds).toContainText('One player');
    await page.getByLabel('Number of players').selectOption('2');
    await expect(folds).toContainText('Two players');
    await expect(page.getByText('rules of its own for two players')).toBeVisible();
    await page.getByLabel('Number of players').selectOption('4');
    await expect(page.getByRole('radio', { name: /^The base game/ })).toBeChecked();
    await page.getByRole('button', { name: 'People in all other seats' }).click();
    await page.getByRole('radio', { name: /^New Caprica/ }).check();
    await page.getByLabel('Number of players').selectOption('5');
    await expect(page.getByLabel('Seat 5')).toHaveValue('human'); // as the others are
    const folded = page.locator('form details');
    await expect(folded.first().locator('summary')).toContainText('No limit · Unlisted');
    await expect(folded.last().locator('summary')).toContainText('Pegasus, New Caprica');
    await expect(page.getByText('5 players · Pegasus, New Caprica · live · unlisted')).toBeVisible();
    await look(page, 'the form', width);

    // by hand: what is no preset, and what needs what is gone
    await unfold(page, 'All options');
    await page.getByRole('radio', { name: /^Daybreak/ }).check();
    await expect(page.getByRole('checkbox', { name: /^Demetrius/ }), 'settled by the ending').toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Demetrius/ })).toBeDisabled();
    await page.getByRole('radio', { name: /^New Caprica Pegasus/ }).check();
    await page.getByRole('checkbox', { name: /^Cylon Leader/ }).check();
    await expect(page.getByRole('radio', { name: /^New Caprica Pegasus/ })).not.toBeChecked();
    await look(page, 'the form with all options', width);
    await button.click();
    await page.getByRole('link', { name: 'Enter the table' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
    const { table } = await new Arrived(address, /\/t\/([^#]+)/.exec(page.url())![1]!, '', []).frame();
    expect(table).toMatchObject({ players: 5, options: 'pegasus&newcaprica&cylonleader', pace: 'live' });
    expect(table.seats.filter((s) => s.open)).toHaveLength(4);
    expect(faults).toEqual([]);
  });
}

test('each seat gets the bot that is chosen for it', async ({ page, address, faults }) => {
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Nuria');
  await expect(page.getByText('plays for its side')).toBeVisible(); // the server's best
  await page.getByLabel('Seat 2').selectOption('careless');
  await page.getByLabel('Seat 3').selectOption('random');
  await expect(page.getByText('its mind is elsewhere now and then')).toBeVisible();
  await expect(page.getByText('with its eyes shut')).toBeVisible();
  await expectAccessible(page, 'bots chosen');
  await expectFits(page, 'bots chosen');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  const crew = page.getByRole('region', { name: 'People' });
  await expect(crew.getByRole('listitem').nth(1)).toContainText('Careless');
  await expect(crew.getByRole('listitem').nth(2)).toContainText('Random');
  await expect(crew.getByRole('listitem').nth(3)).toContainText('Rookie');
  expect(faults).toEqual([]);
});

test('a public table is listed, and joined from the list', async ({ page, address, browser, faults }) => {
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Publia');
  await page.getByLabel('Seat 2').selectOption('human');
  await unfold(page, 'Time and visibility');
  await page.getByRole('radio', { name: /^Public/ }).check();
  await page.getByRole('button', { name: 'Create a table' }).click();
  await expect(page.getByRole('link', { name: 'Enter the table' })).toBeVisible();
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await expect(async () => {
    await other.goto(address + '/');
    await expect(other.getByRole('link', { name: /Publia.*1 free seat/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await look(other, 'public tables', 390);
  await other.getByRole('link', { name: /Publia.*1 free seat/ }).click();
  await other.getByLabel('Your name').fill('Ted');
  await other.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(other.locator('#decision')).toBeVisible();
  await other.context().close();

  // anyone who sits there finds it among their own tables, and is not asked to join
  await make(address, people(['Omar', '', ''], { visible: 'public' }));
  await page.reload();
  await expect(page.getByRole('link', { name: /^Omar.*Watch$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ted, [\p{L} ]+, [\p{L} ]+/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /Publia/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('nobody looks in at a private table without its invitation', async ({ page, address, browser }) => {
  await page.goto(address + '/');
  await page.getByLabel('Your name').fill('Nuria');
  await page.getByLabel('Seat 2').selectOption('human');
  await unfold(page, 'Time and visibility');
  await page.getByRole('radio', { name: /^Private/ }).check();
  await page.getByRole('button', { name: 'Create a table' }).click();
  const invitation = await page.getByLabel('Invitation', { exact: true }).inputValue();
  await page.getByRole('link', { name: 'Enter the table' }).click();
  await expect(page.getByLabel('Invitation', { exact: true })).toHaveValue(invitation);
  const other = await (await browser.newContext()).newPage();
  await other.goto(invitation.replace(/#.*/, ''));
  await expect(other.getByRole('heading')).toHaveText('This table is private. Open it by its invitation.');
  await other.goto('about:blank');
  await other.goto(invitation);
  await other.getByLabel('Your name').fill('Ted');
  await other.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(other.locator('#decision')).toBeVisible();
  await other.context().close();
});

test('a link of one’s own gathers tables and preferences on another device', async ({
  page,
  address,
  browser,
  faults,
}) => {
  await createTable(page, { address, name: 'Nuria', players: 3 });
  await page.goto(address + '/');
  await page.getByLabel('Appearance').selectOption('light');
  await page.getByRole('button', { name: 'Make a link of your own' }).press('Enter');
  const link = await page.getByLabel('Your own link: secret').inputValue();
  expect(new URL(link).hash.length).toBeGreaterThan(20);
  await look(page, 'own link', 1280);

  const device = await browser.newContext({ viewport: { width: 360, height: 760 } });
  const other = await device.newPage();
  await other.goto(link);
  const table = other.getByRole('link', { name: /^a bot, a bot/ }); // whom one plays with
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await look(other, 'tables on another device', 360);
  await table.click();
  await expect(other.locator('#decision')).toBeVisible();
  const asked = other.waitForResponse('**/api/player/tables');
  await createTable(other, { address, name: 'Nuria', players: 4 });
  await asked;
  await page.reload();
  await expect(page.locator('#kept + ul li')).toHaveCount(2);

  await other.goto(address + '/');
  await other.getByRole('button', { name: 'Forget me in this browser' }).click();
  await expect(other.locator('#kept')).toHaveCount(0);
  await other.goto(address + '/p#nobody-has-this');
  await expect(other.getByRole('alert').first()).toHaveText('This link opens nobody’s tables. Check it.');
  await device.close();
  expect(faults).toEqual([]);
});

test('a seat is taken off the list when that is confirmed', async ({ page, address, faults }) => {
  await createTable(page, { address, name: 'Nuria', players: 3 });
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(address + '/');
  const row = page.locator('#kept + ul li');
  await expect(row.getByRole('link')).toHaveAccessibleName(
    /^[\p{L} ]+, [\p{L} ]+ waits for you\s· .+\s· The base game\s· \d{1,2} [A-Z][a-z]+ \d{4}$/u,
  );
  const remove = page.getByRole('button', { name: /^Remove from the list: [\p{L} ]+, [\p{L} ]+$/u });
  await remove.press('Enter');
  await look(page, 'whether to take a table off the list', 360);
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(row).toHaveCount(1);
  await remove.click();
  await row.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.locator('#kept')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ragtag:seats'))).toBe('[]');
  expect(faults).toEqual([]);
});

for (const [width, locale] of [
  [1440, 'en-GB'],
  [360, 'es-ES'],
] as const) {
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height: 780 }, locale });

    test('the form is aligned, and nothing in it is cut off', async ({ page, address }) => {
      await page.goto(address + '/');
      const name = page.locator('input[autocomplete=nickname]');
      const over = await name.evaluate((e: HTMLInputElement) => {
        e.value = e.placeholder;
        return e.scrollWidth - e.clientWidth;
      });
      expect(over, 'pixels of the placeholder that are cut off').toBeLessThanOrEqual(0);
      const left = async (what: string) => Math.round((await page.locator(what).boundingBox())!.x);
      expect(await left('li.seat-1')).toBe(await left('label:has([name=preset][value=pegasus])'));
    });

    test('whoever waits has the invitation first, and links that can be told apart', async ({
      page,
      address,
      faults,
    }) => {
      const seats = [{ kind: 'human', name: 'Nuria' }, { kind: 'human' }, { kind: 'bot' }] as const;
      const at = await make(address, people(['', '', ''], { seats: [...seats] }));
      await page.goto(at.page(0));
      const links = page.locator('.link');
      await expect(links).toHaveCount(2);
      const top = (await links.first().boundingBox())!.y;
      expect(top, 'pixels above the invitation').toBeLessThan(220);
      expect(top).toBeLessThanOrEqual((await page.locator('main ol').boundingBox())!.y);
      const settings = (await page.locator('.settings').boundingBox())!;
      expect(settings.x + settings.width, 'at the right').toBeGreaterThan(width * 0.75);
      for (const link of await links.all()) {
        const whole = await link.locator('input').inputValue();
        const end = await link.locator('.short').evaluate((e) => {
          const range = document.createRange();
          range.selectNodeContents(e.lastChild!);
          const [words, field] = [range, e].map((part) => part.getBoundingClientRect().right);
          return { text: range.toString(), beyond: words! - field! }; // at one moment: a font may come in between
        });
        expect(whole.endsWith(end.text)).toBe(true);
        expect(end.text).toHaveLength(8);
        expect(end.beyond, 'pixels of the end that are out of sight').toBeLessThanOrEqual(0);
      }
      await look(page, 'the waiting room', width);
      expect(faults).toEqual([]);
    });
  });
}

for (const [width, locale, words] of [
  [1440, 'en-GB', { menu: 'Table and settings', links: 'Links to this table', own: 'Your own seat: secret' }],
  [360, 'es-ES', { menu: 'Mesa y ajustes', links: 'Enlaces a esta mesa', own: 'Tu propio asiento: secreto' }],
] as const) {
  test.describe(`${width} px, ${locale}`, () => {
    test.use({ viewport: { width, height: 780 }, locale });

    test('who plays finds the link by which one comes back from anywhere', async ({
      page,
      address,
      browser,
      faults,
    }) => {
      const at = await make(address, people(['Nuria', 'Ted', '']));
      await page.goto(at.page(1));
      await page.getByLabel(words.menu).press('Enter');
      await page.getByText(words.links).press('Enter');
      await look(page, 'the links', width);
      const link = await page.getByLabel(words.own).inputValue();
      expect(link).toBe(at.page(1));
      const device = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
      const other = await device.newPage();
      await other.goto(link);
      await expect(other.getByRole('region', { name: 'People' }).getByText('Ted (you)')).toBeVisible();
      await device.close();
      expect(faults).toEqual([]);
    });
  });
}

test('a first visit is light: under 150 kB without fonts', async ({ page, address }) => {
  const sizes: Record<string, number> = {};
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const weighing: Promise<void>[] = [];
  const weighed = (request: Request) => {
    const sized = request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      sizes[new URL(request.url()).pathname] = responseBodySize + responseHeadersSize;
    });
    weighing.push(sized);
  };
  page.on('requestfinished', weighed);
  const at = await make(address, people(['Nuria', '', '']));
  await page.goto(at.page(0)); // all that a player needs, the first time
  await expect(presses(page).first()).toBeVisible();
  await expect.poll(() => Object.keys(sizes)).toContain('/api/wording');
  const came = (part: RegExp) => Object.keys(sizes).filter((path) => part.test(path));
  await expect.poll(() => came(/^\/assets\/rest-/)).toHaveLength(2); // the last of its parts

  // what is drawn, and what a press opens, comes when all that is here
  const after = /^\/assets\/(faces|ships|more|play|Check|Statements|Seed|chevron-left|e[ns]\.later)-/;
  await expect.poll(() => came(/^\/assets\/(more|faces|ships|Check)-/).length).toBeGreaterThanOrEqual(6);
  const last = asked.findLastIndex((path) => path.startsWith('/assets/rest-'));
  expect(asked.findIndex((path) => after.test(path))).toBeGreaterThan(last);
  const weigh = (of: (path: string) => boolean) =>
    Object.entries(sizes).reduce((sum, [path, size]) => sum + (of(path) ? size : 0), 0);
  const font = (path: string) => path.endsWith('.woff2');
  expect(asked.length).toBeGreaterThan(3);
  expect(
    weigh((path) => !font(path) && !after.test(path)),
    JSON.stringify(sizes),
  ).toBeLessThan(150_000);
  expect(
    weigh((path) => after.test(path)),
    JSON.stringify(sizes),
  ).toBeLessThan(72_000); // what plays beats came over from the first parts
  expect(weigh(font), JSON.stringify(sizes)).toBeLessThan(80_000);
  page.off('requestfinished', weighed);
  await Promise.all(weighing); // before the page is gone
});
