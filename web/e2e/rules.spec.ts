// The rulebook: made on the server, with a little script on top.
import { expectAccessible, expectBigControls, expectFits, expectReadable } from './looks';
import { expect, test } from './program';

const pages = [
  '/rules?form&pegasus&players=5',
  '/rules?pegasus&exodus&daybreak&cylonfleet&newcaprica&highlight',
  '/rules/quick?kobol',
  '/rules/checklist?pegasus&daybreak&cylonleader&players=5',
  '/rules/teaching?kobol',
  '/rules/glossary?epica',
  '/rules/epica?epica&cylonleader&newcaprica',
  '/rules/combat.table?pegasus&daybreak',
  '/rules/space.areas?exodus&cylonfleet',
  '/rules/search?kobol&q=viper',
  '/rules/components?kobol',
  '/rules/component/character/william-adama?kobol',
  '/rules/examples?kobol',
  '/rules/example/execution?kobol',
  '/rules?kobol&left=newcaprica.7',
];

// A page is read once in each language, light and width; what a language changes in its size is held at both widths.
for (const [width, other, colorScheme, lang] of [
  [1440, 360, 'dark', 'en'],
  [360, 1440, 'light', 'es'],
] as const) {
  test.describe(`${colorScheme}, ${lang}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('every kind of page can be read and used by everybody', async ({ page, address, faults }) => {
      for (const path of pages) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${address}${path}&lang=${lang}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expectAccessible(page, path);
        await expectFits(page, `${path}, ${width} px`);
        await page.setViewportSize({ width: other, height: 800 });
        await expectFits(page, `${path}, ${other} px`);
        await page.setViewportSize({ width: 360, height: 800 });
        await expectBigControls(page, path);
        await expectReadable(page, path);
      }
      expect(faults).toEqual([]);
    });
  });
}

test('the form greys out what the choice excludes, and opens the book', async ({ page, address, faults }) => {
  await page.goto(address + '/rules?lang=en');
  await expect(page.getByLabel('New Caprica')).toBeDisabled();
  await page.getByLabel('Pegasus', { exact: true }).check();
  await expect(page.getByLabel('New Caprica')).toBeEnabled();
  await expect(page.getByLabel('Pegasus', { exact: true })).toBeFocused();
  await page.getByLabel('New Caprica').check();
  await expect(page).toHaveURL(/\/rules\?form&pegasus&newcaprica&lang=en$/);
  await page.getByRole('button', { name: 'Open the book' }).click();
  await expect(page).toHaveURL(/\/rules\?pegasus&newcaprica&lang=en$/);
  await expect(page.locator('[id="new-caprica.return"] svg')).toBeVisible();
  await page.getByRole('link', { name: 'Change this' }).click();
  await expect(page.getByLabel('New Caprica')).toBeChecked();
  expect(faults).toEqual([]);
});

// Each comfort once, wide and on a phone, with scripts and without.
for (const width of [1440, 390]) {
  for (const scripts of [true, false]) {
    test.describe(`${width} px, ${scripts ? 'with' : 'without'} scripts`, () => {
      test.use({
        viewport: { width, height: 800 },
        javaScriptEnabled: scripts,
        permissions: ['clipboard-read', 'clipboard-write'],
      });

      test('choosing, finding, reading and coming back', async ({ page, address }) => {
        const main = page.getByRole('main');
        // a link to what is impossible opens the nearest book, which says what it left out
        await page.goto(`${address}/rules?newcaprica&exodus&lang=en`);
        await expect(page).toHaveURL(/\/rules\?exodus&lang=en&left=newcaprica$/);
        await expect(page.locator('#left')).toContainText('“New Caprica” needs “Pegasus”');

        // so does the form
        await page.goto(`${address}/rules?form&pegasus&newcaprica&lang=en`);
        await page.getByLabel('Pegasus', { exact: true }).uncheck();
        if (!scripts) await page.getByRole('button', { name: 'Show what fits' }).click();
        await expect(page.locator('#left')).toContainText('“New Caprica” needs “Pegasus”');
        await expect(page.getByLabel('Kobol')).toBeChecked();

        // the contents are within reach from anywhere, and lead to a rule
        await page.goto(`${address}/rules?pegasus&lang=en#check.total`);
        const contents = page.locator('#contents');
        if (width < 1000) {
          await page.locator('.reach').getByRole('link', { name: 'Contents' }).click();
          const near = scripts ? 'Outcome' : 'Skill checks';
          await expect(contents.getByRole('link', { name: near, exact: true })).toBeInViewport();
        }
        if (scripts) await expect(contents.locator('[aria-current]')).toHaveText('Total');
        else await contents.locator('li', { hasText: 'Skill checks' }).first().locator('summary').click();
        await contents.getByRole('link', { name: 'Outcome', exact: true }).click();
        await expect(page.locator('[id="check.outcome"]')).toBeInViewport();

        // a rule has an address, to copy or to go to
        await page.locator('[id="check.outcome"] .address').click();
        if (scripts) {
          await expect(page.locator('#said')).toHaveText('The address is copied.');
          const copied = await page.evaluate(() => navigator.clipboard.readText());
          expect(copied).toBe(`${address}/rules/check.outcome?pegasus&lang=en`);
          await page.goto(copied);
        }
        await expect(page).toHaveURL(/\/rules\/check.outcome\?pegasus&lang=en$/);

        // an example of it, which the referee plays
        await page.getByRole('link', { name: 'A skill check, from draw to outcome' }).click();
        await expect(main).toContainText('Total strength 8 against difficulty 9.');
        await expect(main.locator('svg').first()).toBeVisible();

        // search forgives a letter and a word too many, and finds cards and people
        for (const [typed, found, name] of [
          ['excutive order twice', /skill\.executive-order/, 'Executive Order'],
          ['starbuk', /character\.kara-starbuck-thrace/, 'Kara “Starbuck” Thrace'],
          ['jammed assault', /component\/crisis\/jammed-assault/, 'Jammed Assault'],
        ] as const) {
          await page.getByRole('searchbox').fill(typed);
          await page.getByRole('button', { name: 'Search' }).click();
          await main.getByRole('link', { name, exact: true }).first().click();
          await expect(page).toHaveURL(found);
        }

        // what is not in the game says so, in words, and leads to where it is
        await page.goto(`${address}/rules/location.airlock?kobol&lang=en`);
        await expect(page.getByRole('alert')).toHaveText(
          '“Airlock” is not in this game. It belongs to games with “Pegasus”.',
        );
        await main.getByRole('link', { name: 'Pegasus', exact: false }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Airlock');

        // the components are cards, and their counts those of the box
        await page.getByRole('link', { name: 'Components' }).first().click();
        await expect(page.locator('#skill h2')).toContainText('in the box');
        await expect(page.locator('.face', { hasText: 'Executive Order' }).first()).toContainText(
          '1: ×8 · 2: ×6',
        );

        // the last book that was read is remembered
        await page.goto(`${address}/rules?lang=en`);
        await expect(page.getByLabel('Pegasus', { exact: true })).toBeChecked();
        await page.getByRole('link', { name: 'Open it again' }).click();
        await expect(page).toHaveURL(/\/rules\?pegasus&lang=en$/);
        await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(scripts ? 1 : 0);
      });
    });
  }
}

// What a game adds is said where readers look for it, in both languages.
const said = [
  ['setup.sympathizer?nosympathizer&lang=en', '1 more “Not a Cylon” card'],
  ['setup.sympathizer?sympatheticcylon&lang=en', 'the Sympathetic Cylon into the deck'],
  ['setup.sympathizer?kobol&lang=es', 'añade la carta del simpatizante al mazo y barájalo'],
  ['setup.ending?pegasus&newcaprica&lang=en', 'take the place of the usual ones'],
  ['setup.ending?exodus&ioniannebula&lang=es', 'sustituyen a las antiguas'],
  ['setup.overlay?forceoverlay&lang=en', 'Cover the Cylon locations'],
  ['leader.motives?daybreak&cylonleader&lang=en', 'say no more about their motives'],
  ['title.president?kobol&lang=es', 'conserva el cargo en la “Prisión”'],
  ['jump.distance?daybreak&searchforhome&lang=en', 'missions add theirs, too'],
  ['character.once-per-game?kobol&lang=en', 'A token on each sheet'],
] as const;

for (const width of [1440, 390]) {
  for (const scripts of [true, false]) {
    test.describe(`${width} px, ${scripts ? 'with' : 'without'} scripts, rule by rule`, () => {
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled: scripts });

      test('a rule says what its game adds', async ({ page, address }) => {
        for (const [path, says] of said) {
          await page.goto(`${address}/rules/${path}`);
          await expect(page.getByRole('main'), path).toContainText(says);
        }
        await page.goto(`${address}/rules/setup.loyalty?kobol&lang=en`);
        await expect(page.getByRole('main')).not.toContainText('just enough');
      });
    });
  }
}

// Battlestar Epica has a book of its own: nothing in it holds only in other games.
for (const width of [1440, 390]) {
  for (const scripts of [true, false]) {
    test.describe(`Epica, ${width} px, ${scripts ? 'with' : 'without'} scripts`, () => {
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled: scripts });

      test('the book of Battlestar Epica is one of its own', async ({ page, address }) => {
        const main = page.getByRole('main');
        const rule = (id: string) => page.locator(`[id="${id}"]`);

        // chosen in the form, which leaves two things to choose
        await page.goto(`${address}/rules?form&lang=en`);
        await page.getByLabel('Battlestar Epica').check();
        if (!scripts) await page.getByRole('button', { name: 'Show what fits' }).click();
        await expect(page.getByLabel('Pegasus', { exact: true })).toBeDisabled();
        await expect(page.getByLabel('Epica’s own end')).toBeChecked();
        await page.getByLabel('New Caprica', { exact: true }).check();
        await page.getByRole('button', { name: 'Open the book' }).click();
        await expect(page).toHaveURL(/\/rules\?(epica&newcaprica|newcaprica&epica)&lang=en$/);

        // what does not hold is not there, and what holds instead stands in its place
        for (const gone of ['setup.objective', 'setup.characters', 'check.reckless-flip'])
          await expect(rule(gone)).toHaveCount(0);
        for (const [id, says] of [
          ['setup.dials', 'fuel 10, food 10, morale 12, population 14'],
          ['setup.pegasus', 'the 26 cards from Pegasus and the 26 from Daybreak'],
          ['damage.pegasus', 'Nobody chooses'],
          ['civilians.destroy', 'shuffled back into the unused pile'],
          ['jump.ftl', 'cannot jump at all'],
          ['infiltrate', 'every Cylon player'],
          ['loyalty.goals', 'at distance 7 or less'],
          ['new-caprica.leave', 'The game goes on.'],
        ] as const)
          await expect(rule(id)).toContainText(says);

        // the chapter of what differs leads to the rules, and these to their own pages
        await page.goto(`${address}/rules/epica.four?epica&lang=en`);
        await main.getByRole('link', { name: 'Sleeper Agent phase', exact: true }).click();
        await expect(page).toHaveURL(/\/rules\/sleeper\.phase\?epica&lang=en$/);

        // a treachery card of Pegasus is found, read, and seen as a card
        await page.getByRole('searchbox').fill('sabotage');
        await page.getByRole('button', { name: 'Search' }).click();
        await main.getByRole('link', { name: 'Sabotage', exact: true }).first().click();
        await expect(page).toHaveURL(/\/rules\/skill\.sabotage\?epica&lang=en$/);
        await main.getByRole('link', { name: 'Sabotage', exact: false }).last().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sabotage');
        await expect(main).not.toContainText('not in the game that you have chosen');

        // in Spanish, too
        await page.goto(`${address}/rules/damage.pegasus?epica&lang=es`);
        await expect(main).toContainText('Nadie elige');
      });
    });
  }
}

for (const width of [1440, 390]) {
  test.describe(`typing, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the filter marks what it finds, and never hides what a link leads to', async ({
      page,
      address,
      faults,
    }) => {
      await page.goto(address + '/rules?kobol&lang=en');
      await page.getByRole('searchbox').fill('strategc planning');
      await expect(page.locator('[id="skill.strategic-planning"] mark.hit').first()).toHaveText(/strategic/i);
      const away = page.locator('[id="die.reroll"]');
      await expect(away).toBeHidden();
      await page
        .locator('[id="skill.strategic-planning"]')
        .getByRole('link', { name: 'Rolling again' })
        .click();
      await expect(away).toBeInViewport();
      await page.getByRole('searchbox').fill('');
      await expect(page.locator('mark.hit')).toHaveCount(0);
      expect(faults).toEqual([]);
    });

    test('the book shows what is typed, at once', async ({ page, address, faults }) => {
      await page.goto(address + '/rules?kobol&lang=es');
      await page.getByRole('searchbox').fill('accion nuclear');
      await expect(page.locator('[id="combat.nuke"]')).toBeVisible();
      await expect(page.locator('[id="check.destiny"]')).toBeHidden();
      await expect(page.getByRole('status')).toContainText('reglas a la vista');
      expect(faults).toEqual([]);
    });
  });
}

test('the quick reference prints on two pages', async ({ page, address }) => {
  for (const choice of ['pegasus&exodus&daybreak&cylonfleet&newcaprica', 'epica&cylonleader&newcaprica']) {
    for (const lang of ['en', 'es']) {
      await page.goto(`${address}/rules/quick?${choice}&lang=${lang}`);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length, `${choice}, ${lang}`).toBe(2);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('choosing, reading and searching work', async ({ page, address }) => {
    await page.goto(address + '/rules?lang=en');
    await page.getByLabel('Exodus', { exact: true }).check();
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await page.getByLabel('Ionian Nebula').check();
    await page.getByRole('button', { name: 'Open the book' }).click();
    await expect(page.getByRole('heading', { name: 'The Trial' })).toBeVisible();
    await page.getByRole('searchbox').fill('crossroads');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Crossroads cards' }).click();
    await expect(page).toHaveURL(/\/rules\/crossroads.cards\?exodus&ioniannebula&lang=en$/);
  });
});

test('what makes no sense is answered clearly', async ({ page, address }) => {
  for (const [path, status, says] of [
    ['/rules?pegasos&lang=en', 400, 'pegasus'],
    ['/rules?newcaprica&lang=es', 200, 'necesita'],
    ['/rules/location.airlock?lang=es', 404, 'con “Pegasus”'],
    ['/rules?kobol&lang=fr', 400, 'fr'],
    ['/rules/check.fate?lang=es', 404, 'check.fate'],
  ] as const) {
    const answer = await page.goto(address + path);
    expect(answer?.status(), path).toBe(status);
    await expect(page.getByRole('main')).toContainText(says);
  }
});
