import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { frames } from '../fixtures/frames';
import { board, view } from '../fixtures/view';
import type { BoardView, LogLine } from '../src/api';
import { locations } from '../src/art/locations';
import type { Board } from '../src/board/docks';
import { scene } from '../src/board/fit';
import type { Rect, Size } from '../src/board/layout';
import { sizeIn, squeezed, twoLines, widthOf, wrapped } from '../src/board/letters.svelte';
import { badge, badgeAt, beyondName, lowLines, placePlates, smallOn } from '../src/board/plates';
import { flights } from '../src/board/flights';
import { sightFrom } from '../src/board/sight';
import { waitingIn } from '../src/board/waiting';
import { givenIn, headingOf, itemsOf, place } from '../src/board/ships';
import { keeping } from '../src/table/kept';
import { bySpot, spotOf } from '../src/table/spots';
import { componentOf } from '../src/ask/preview';

describe('where an option is', () => {
  const rows: [string, string | null][] = [
    ['location/command', 'location/command'],
    ['skill/repair-1', 'skill/repair-1'],
    ['seat/2', 'seat/2'],
    ['area/front', 'area/front'],
    ['move/port-rear', 'area/port-rear'],
    ['ship/raider/front', 'ship/raider/front'],
    ['ship/basestar-a/rear', 'ship/basestar-a/rear'],
    ['civilian/C', 'civilian/C'],
    ['title/president', 'title/president'],
    ['title/president/1', 'title/president'],
    ['quorum/arrest-order', 'quorum/arrest-order'],
    ['loyalty/cylon-brig', 'loyalty/cylon-brig'],
    ['destination/deep-space', 'destination/deep-space'],
    ['resource/fuel', 'resource/fuel'],
    ['boarding/2', 'boarding/2'],
    ['reserves', 'reserves'],
    ['damaged', 'damaged'],
    ['viper', 'viper'],
    ['deck/crisis', 'deck/crisis'],
    ['ship/scar/front', 'ship/scar/front'],
    ['board/pegasus', 'board/pegasus'],
    ['prepare', 'stack/locked'],
    ['evacuate', 'stack/prepared'],
    ['agenda/genocide', 'agenda/genocide'],
    ['pass', null],
    ['yes', null],
    ['no', null],
    ['box/a', null],
    ['number/-3', null],
    ['skill-type/politics', null],
    ['icon/raiders', null],
    ['return', null],
    ['destroyed', null],
    ['draws/politics', null],
    ['top', null],
    ['bottom', null],
    ['ability/secret-destiny', null],
    ['character/tom-zarek', null],
  ];
  it.each(rows)('%s is at %s', (option, spot) => expect(spotOf(option)).toBe(spot));

  it('keeps the uses of one component together, in order', () => {
    const spots = bySpot([{ id: 'title/president' }, { id: 'pass' }, { id: 'title/president/1' }]);
    expect([...spots]).toEqual([['title/president', ['title/president', 'title/president/1']]]);
  });
});

describe('the component behind an option', () => {
  it('is told by its id', () => {
    expect(componentOf('title/president/1')).toBe('title/president');
    expect(componentOf('location/brig')).toBe('location/brig');
    expect(componentOf('seat/2')).toBeNull();
    expect(componentOf('pass')).toBeNull();
  });
});

const pegasus = board('pegasus', 'pegasus-cic', 'airlock', 'main-batteries', 'engine-room');
const planet: Board = {
  ...board(
    'new-caprica',
    ...[
      'medical-center',
      'resistance-hq',
      'detention',
      'occupation-authority',
      'breeders-canyon',
      'shipyard',
    ],
  ),
  actions: ['location/attack-occupation-forces', 'location/detain-a-human'],
  path: ['location/occupation-authority', 'location/breeders-canyon', 'location/shipyard'],
};
const [galactica, colonialOne, cylons] = view().boards as [BoardView, BoardView, BoardView];

/** Screens, by the room that they leave to the board; upright where Galactica's bow points up. */
const rooms: [string, Size, boolean][] = [
  ['a large desk', { w: 1576, h: 760 }, false],
  ['a desk', { w: 1096, h: 610 }, false],
  ['a desk with a check over the board', { w: 1096, h: 380 }, false],
  ['a desk with a long check over the board', { w: 1096, h: 260 }, false],
  ['a tablet', { w: 724, h: 400 }, false],
  ['a narrow window', { w: 590, h: 500 }, false],
  ['a phone', { w: 390, h: 400 }, true],
  ['a small phone', { w: 360, h: 260 }, true],
  ['a phone on its side', { w: 500, h: 300 }, true],
];
const games: [string, BoardView[], number][] = [
  ['the base game', [galactica, colonialOne, cylons], 17],
  ['Pegasus', [galactica, colonialOne, pegasus, cylons], 21],
  ['New Caprica', [galactica, { ...colonialOne, closed: true }, pegasus, cylons, planet], 26],
];
const drawn = rooms.flatMap(([screen, room, upright]) =>
  games.map(([game, boards, n]) => ({
    screen,
    game,
    boards,
    n,
    ...scene(room, boards, upright),
    room,
    upright,
  })),
);

/** Holds that none of some rooms lies over another. */
function expectApart(rooms: [string, Rect][]) {
  for (const [a, r] of rooms)
    for (const [b, q] of rooms)
      if (a < b) {
        const apart = r.x + r.w <= q.x || q.x + q.w <= r.x || r.y + r.h <= q.y || q.y + q.h <= r.y;
        expect(apart, `${a} and ${b}`).toBe(true);
      }
}

describe.each(drawn)('the board of $game on $screen', ({ layout, scale, n: rooms, room, upright }) => {
  it('can be read: no letters under 12 pixels, on a phone none under 15', () => {
    expect(layout.fontSize * scale).toBeGreaterThanOrEqual(upright ? 15 : 12);
  });

  it('is no wider than the room there is', () => {
    expect(layout.width * scale).toBeLessThanOrEqual(room.w + 0.5);
  });

  it('has every area and every room of the open boards', () => {
    expect(Object.keys(layout.areas).sort()).toEqual(
      view()
        .areas.map((a) => a.id)
        .sort(),
    );
    expect(Object.keys(layout.rooms)).toHaveLength(rooms);
  });

  it('keeps everything inside the scene', () => {
    for (const r of [
      ...Object.values(layout.areas),
      ...Object.values(layout.rooms),
      layout.boarding,
      ...layout.docks.map((d) => d.rect),
    ]) {
      expect(r.x).toBeGreaterThanOrEqual(0);
      expect(r.y).toBeGreaterThanOrEqual(0);
      expect(r.x + r.w).toBeLessThanOrEqual(layout.width);
      expect(r.y + r.h).toBeLessThanOrEqual(layout.height);
    }
  });

  it('lets no room lie over another', () => expectApart(Object.entries(layout.rooms)));

  it('finds room for the worst crowd in every area', () => {
    for (const area of view().areas) {
      const crowd = itemsOf({
        ...area,
        raiders: 9,
        heavy: 3,
        vipers: 4,
        pilots: [0, 1],
        basestars: [
          { id: 'basestar-a', damage: [] },
          { id: 'basestar-b', damage: [] },
        ],
        civilians: [1, 2, 3, 4, 5, 6].map((letter) => ({ letter })),
      });
      const rect = layout.areas[area.id]!;
      const heading = headingOf('Starboard front', area.launch ? 'launch' : '', rect, layout.fontSize);
      const placed = place(crowd, rect, heading, layout);
      expect(placed).toHaveLength(crowd.length);
      for (const p of placed) {
        expect(p.y).toBeGreaterThan(rect.y);
        expect(p.y).toBeLessThan(rect.y + rect.h);
      }
    }
  });
});

it('draws ships under the name of an area that is low, where it is so long that they would be small beside it', () => {
  const { layout } = scene({ w: 1096, h: 450 }, games[1]![1], false);
  const area = view().areas.find((a) => a.id === 'port-rear')!;
  const items = itemsOf({ ...area, raiders: 0, heavy: 0, vipers: 1, pilots: [0], basestars: [] });
  const rect = { ...layout.areas['port-rear']!, h: 82 };
  const scaleOf = (name: string) =>
    Math.min(...place(items, rect, headingOf(name, 'launch', rect, 15), layout).map((p) => p.scale));
  expect(scaleOf('Port')).toBe(1);
  expect(scaleOf('What lies to port and far behind her')).toBeGreaterThanOrEqual(0.9);
});

describe('the boards of a game with all of them', () => {
  const all = [
    galactica,
    cylons,
    { ...board('cylon-fleet', 'basestar-bridge'), spaced: true },
    pegasus,
    colonialOne,
    board('demetrius', 'demetrius-bridge', 'tactical-plot', 'captains-cabin'),
    board('rebel-basestar', 'hybrid-tank', 'datastream', 'raider-bay'),
  ];
  // what a window of 1280 by 800, 1440 by 900, 1920 by 1080 and 2560 by 1080 leaves to the board
  it.each([
    { w: 1048, h: 496 },
    { w: 1196, h: 598 },
    { w: 1676, h: 748 },
    { w: 1924, h: 778 },
  ])('stand in two columns of which nothing is cut, whoever is where: $w by $h', (room) => {
    for (const lively of [() => true, () => false, ({ id }: Board) => id === 'pegasus']) {
      const { layout, scale } = scene(room, all, false, { lively });
      expect(layout.height * scale).toBeLessThanOrEqual(room.h + 0.5);
      expect(layout.width * scale).toBeLessThanOrEqual(room.w + 0.5);
      expect(new Set(layout.docks.map((d) => d.rect.x)).size).toBe(2);
      expect(Object.keys(layout.rooms)).toHaveLength(10 + all.slice(1).flatMap((b) => b.locations).length);
      expectApart(Object.entries(layout.rooms));
      expectApart(layout.docks.map((d) => [d.board, d.rect]));
    }
  });

  // what a window of 1024 by 768 leaves, and a replay there
  it.each([
    { w: 792, h: 446 },
    { w: 792, h: 470 },
  ])(
    'stand beside her and below her where two columns would leave her too little, and nothing is cut: $w by $h',
    (room) => {
      for (const lively of [() => true, () => false, ({ id }: Board) => id === 'pegasus']) {
        const { layout, scale } = scene(room, all, false, { lively });
        expect(layout.height * scale).toBeLessThanOrEqual(room.h + 0.5);
        expect(layout.width * scale).toBeLessThanOrEqual(room.w + 0.5);
        expect(layout.docks).toHaveLength(6);
        const rows = layout.docks.filter((d) => d.rect.x < layout.areas.rear!.x);
        expect(rows.length).toBeGreaterThanOrEqual(2);
        const lowest = Math.max(...Object.values(layout.areas).map((a) => a.y + a.h));
        for (const { rect } of rows) expect(rect.y).toBeGreaterThanOrEqual(lowest);
        for (const r of [...Object.values(layout.rooms), ...layout.docks.map((d) => d.rect)]) {
          expect(r.y + r.h).toBeLessThanOrEqual(layout.height);
          expect(r.x + r.w).toBeLessThanOrEqual(layout.width);
        }
        // a room that somebody may be in has two lines
        if (lively({ ...all[1]! }))
          for (const r of Object.values(layout.rooms)) expect(r.h).toBeGreaterThanOrEqual(42);
        expectApart(Object.entries(layout.rooms));
        expectApart(layout.docks.map((d) => [d.board, d.rect]));
      }
    },
  );

  it('stand in one where she has too little beside two and above a row, those with nobody folded but for ships that wait', () => {
    const { layout } = scene({ w: 792, h: 380 }, all, false, { lively: ({ id }) => id === 'pegasus' });
    expect(new Set(layout.docks.map((d) => d.rect.x)).size).toBe(1);
    expect(layout.docks.filter((d) => d.space).map((d) => d.board)).toEqual(['cylon-fleet']);
    expect(Math.max(...layout.docks.map((d) => d.rect.y + d.rect.h))).toBeLessThanOrEqual(layout.height);
  });
});

describe('a board beside her', () => {
  it('says no more than names where nobody is and all is of use to Cylons alone, whatever it is called', () => {
    const own = { ...board('hive', 'nest', 'comb'), cylons: true };
    const ours = board('cylon-camp', 'camp');
    const { layout } = scene({ w: 1096, h: 610 }, [galactica, own, ours], false, { lively: () => false });
    expect(layout.docks.map(({ board, cylons, quiet }) => [board, cylons, quiet])).toEqual([
      ['hive', true, true],
      ['cylon-camp', false, false],
    ]);
  });

  it('has a sign for every location that the wording knows', () => {
    const source = readFileSync(join(import.meta.dirname, '../../wording/gist.go'), 'utf8');
    const all = [...source.matchAll(/"location\/([\w-]+)":/g)].map((m) => m[1]!);
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((id) => !(id in locations))).toEqual([]);
  });
});

it('is the same scene until it is laid out otherwise', () => {
  const same = keeping<ReturnType<typeof scene>>();
  const at = (w: number) => same(scene({ w, h: 610 }, games[0]![1], false));
  const first = at(1096);
  expect(at(1096)).toBe(first);
  expect(at(1000)).not.toBe(first);
});

describe('the board while Galactica is away', () => {
  const boards = [galactica, { ...colonialOne, closed: true }, pegasus, cylons, planet];

  it.each(rooms)('is New Caprica alone, the rest no more than names: on %s', (_, room, upright) => {
    const { layout, scale } = scene(room, boards, upright, { away: true });
    expect(layout.fontSize * scale).toBeGreaterThanOrEqual(12);
    expect(layout.folded).toBe(true);
    expect(Object.keys(layout.rooms).sort()).toEqual([...planet.locations, ...planet.actions!].sort());
    expect(layout.docks.map((d) => d.board).sort()).toEqual(boards.map((b) => b.id).sort());
    expect(layout.docks.filter((d) => !d.away).map((d) => d.board)).toEqual(['new-caprica']);
    expectApart(Object.entries(layout.rooms));
    for (const { rect } of layout.docks) {
      expect(rect.x + rect.w).toBeLessThanOrEqual(layout.width);
      expect(rect.y + rect.h).toBeLessThanOrEqual(layout.height);
    }
  });
});

describe('the name plates in a room', () => {
  const all = drawn.flatMap(({ layout, screen, game }) =>
    Object.entries(layout.rooms).map(([id, rect]) => ({
      id,
      rect,
      fontSize: layout.fontSize,
      where: `${id}, ${game} on ${screen}`,
    })),
  );

  it('leave its name free, for two people and more where they gather', () => {
    for (const { rect, fontSize, where } of all.filter((r) => !/attack|detain/.test(r.id))) {
      const many = rect.w * rect.h > 9000 ? 4 : 2;
      const free = beyondName('Resistance HQ', rect, fontSize);
      for (let n = 1; n <= many; n++)
        for (const p of placePlates([...Array(n).keys()], 'Resistance HQ', rect, fontSize)) {
          expect(p.y, `${n} at ${where}`).toBeGreaterThanOrEqual(free.y - 2);
          expect(p.x, where).toBeGreaterThanOrEqual(free.x);
          expect(p.x + p.w).toBeLessThanOrEqual(rect.x + rect.w);
          expect(p.y + p.h).toBeLessThanOrEqual(rect.y + rect.h);
        }
    }
  });

  it('never lie over one another, not even seven of them', () => {
    for (const { rect, fontSize, where } of all) {
      const plates = placePlates([0, 1, 2, 3, 4, 5, 6], 'Resistance HQ', rect, fontSize);
      for (const a of plates)
        for (const b of plates)
          if (a.seat < b.seat)
            expect(a.x + a.w <= b.x || a.y + a.h <= b.y || b.x + b.w <= a.x, where).toBe(true);
    }
  });
});

it('makes letters a little smaller before a name is squeezed', () => {
  const wide = widthOf('Administration', 16);
  expect(sizeIn(['Administration'], wide + 1, 16)).toBe(16);
  expect(sizeIn(['Administration'], 0.95 * wide, 16)).toBeCloseTo(15.2);
  expect(sizeIn(['Administration'], 0.5 * wide, 16)).toBeCloseTo(14.88);
});

it('leaves half of a face to be seen, whoever has two titles', () => {
  for (const size of [18, 22, 26, 30, 34, 38])
    for (const i of [0, 1])
      expect(badgeAt(size, i).x - badge * smallOn(size)).toBeGreaterThanOrEqual(size / 2 - 1);
});

it('keeps the badge of a title below the top of its head, where the name of the room ends', () => {
  for (const size of [18, 22, 26, 30, 34, 38])
    for (const i of [0, 1]) expect(badgeAt(size, i).y - badge * smallOn(size)).toBeGreaterThanOrEqual(0);
});

it('lets ships that wait on the Cylon Fleet board lie over no number, whatever the cell', () => {
  for (const size of [
    { w: 43, h: 43 },
    { w: 43, h: 58 },
    { w: 40, h: 58 },
    { w: 52, h: 46 },
    { w: 60, h: 58 },
    { w: 60, h: 44 },
  ]) {
    const all = waitingIn(size);
    const boxes = all.flatMap(({ ship, many, y, size: long }) => [
      { x: ship - long / 2, y: y - long * 0.4, w: long, h: long * 0.8 },
      { x: many - 3.5, y: y - 5, w: 7, h: 10 },
    ]);
    // of two digits with a point: those of a space that two rolls send ships to
    const own = { x: 4, y: 3, w: widthOf('1·2', 15), h: 11 };
    for (const [i, a] of [own, ...boxes].entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.w).toBeLessThanOrEqual(size.w + 0.5);
      expect(a.y + a.h).toBeLessThanOrEqual(size.h + 1);
      for (const b of [own, ...boxes].slice(i + 1)) {
        const apart =
          a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
        expect(apart, `${JSON.stringify(size)}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
      }
    }
  }
});

it('draws Scar apart from the raiders that he flies with', () => {
  const items = itemsOf({ ...view().areas[0]!, id: 'front', raiders: 3, scar: true, basestars: [] });
  expect(items.filter((i) => i.kind === 'scar')).toMatchObject([{ kind: 'scar', spot: 'ship/scar/front' }]);
  expect(items.find((i) => i.kind === 'raider')).toMatchObject({ n: 2, spot: 'ship/raider/front' });
});

it('takes a civilian ship with the letter of a lost one for another', () => {
  const line = (kind: string, letter: number) => ({ kind, letter }) as LogLine;
  const log = [line('civilian-placed', 1), line('civilian-placed', 2)];
  const keys = (...log: LogLine[]) =>
    itemsOf({ ...view().areas[0]!, civilians: [{ letter: 1 }, { letter: 2 }] }, givenIn(log)).flatMap((i) =>
      i.kind === 'civilian' ? [i.key] : [],
    );
  expect(keys(...log, line('civilian-moved', 1))).toEqual(keys(...log));
  const [a, b] = keys(...log);
  const again = keys(...log, line('civilian-destroyed', 1), line('civilian-placed', 1));
  expect(again[0]).not.toBe(a);
  expect(again[1]).toBe(b);
});

it('draws every ship that an option of the fixtures points at', () => {
  const drawn = new Set(view().areas.flatMap((a) => itemsOf(a).map((i) => i.spot)));
  const ships = frames.target!.ask!.options.map((o) => o.id).filter((id) => /^(ship|civilian)\//.test(id));
  expect(ships.length).toBeGreaterThan(3);
  for (const id of ships) expect(drawn).toContain(spotOf(id));
});

it('writes a name in two lines beside the people in a low room, before it is squeezed hard', () => {
  const room = { x: 0, y: 0, w: 80, h: 44 };
  const most = widthOf('Despacho', 13, 650);
  expect(lowLines('Despacho Presidente', most, room, 13)).toEqual(['Despacho', 'Presidente']);
  expect(lowLines('Despacho', 0.9 * most, room, 13)).toEqual(['Despacho']); // a little squeezed
  expect(lowLines('Despacho Presidente', most, { ...room, h: 30 }, 13)).toEqual(['Despacho Presidente']);
});

it('breaks long names where the halves are most alike', () => {
  const letters = (n: number) => widthOf('n', 15) * n;
  expect(twoLines('Brig', letters(8), 15)).toEqual(['Brig']);
  expect(twoLines('Control de Armamento', letters(12), 15)).toEqual(['Control de', 'Armamento']);
  expect(twoLines('Communications', letters(8), 15)).toEqual(['Communications']);
});

it('squeezes a line that is too long, and stretches none', () => {
  expect(squeezed('Communications', 40, 15)).toBe(40);
  expect(squeezed('Brig', 400, 15)).toBeUndefined();
});

it('breaks what a location does into lines that are no wider than that', () => {
  const text = 'Humans: prepare ships, later evacuate them.';
  const lines = wrapped(text, widthOf('x'.repeat(20), 15, 400, 'sans'), 15);
  expect(lines.join(' ')).toBe(text);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(20);
});

describe('where the board is looked at', () => {
  const now = { from: 0, to: 250 };
  const at = (from: number, h = 60) => ({ from, to: from + h });

  it('stays where it is if all that counts is in sight', () => {
    expect(sightFrom([at(20), at(100)], at(150), now)).toBe(0);
    expect(sightFrom([], undefined, now)).toBe(0);
    expect(sightFrom([], at(100), { from: 90, to: 340 })).toBe(90);
  });

  it('goes no farther than to what can be chosen, or else to oneself', () => {
    expect(sightFrom([at(400)], undefined, now)).toBe(240);
    expect(sightFrom([], at(400), now)).toBe(240);
    expect(sightFrom([at(100)], undefined, { from: 500, to: 750 })).toBe(70);
  });

  it('shows as many things as it can, and oneself beside them', () => {
    expect(sightFrom([at(0), at(600), at(700)], undefined, now)).toBe(540);
    const from = sightFrom([at(300)], at(420), now);
    expect(from).toBeLessThanOrEqual(300);
    expect(from + 250).toBeGreaterThanOrEqual(480);
  });

  it('goes to a thing that is higher than the room there is', () => {
    expect(sightFrom([at(400, 300)], undefined, now)).toBe(370);
  });
});

test('vipers of every other hull stand apart from the plain ones', () => {
  const items = itemsOf({
    ...view().areas[0]!,
    id: 'front',
    raiders: 0,
    heavy: 0,
    scar: false,
    basestars: [],
    pilots: [],
    civilians: [],
    vipers: 6,
    others: { 'viper-mark-vii': 2, 'assault-raptor': 1 },
  });
  expect(items.map((i) => [i.key, 'n' in i && i.n])).toEqual([
    ['ship/viper/front', 3],
    ['ship/viper-mark-vii/front', 2],
    ['ship/assault-raptor/front', 1],
  ]);
});

describe('ships of a group that have flown', () => {
  /** Groups of raiders, by area, all in a row. */
  const at = (raiders: Record<string, number>) =>
    Object.entries(raiders).flatMap(([id, n], x) =>
      itemsOf({
        ...view().areas[0]!,
        id,
        raiders: n,
        heavy: 0,
        vipers: 0,
        basestars: [],
        pilots: [],
        civilians: [],
      }).map((item) => ({ item, x, y: 0, w: 60, h: 52, scale: 1 })),
    );
  const flown = (before: Record<string, number>, after: Record<string, number>) =>
    flights(at(before), at(after)).map(({ n, from, to }) => [n, from.item.spot, to.item.spot]);

  it('come from the nearest group that has lost some', () => {
    expect(
      flown(
        { front: 2, 'port-front': 0, rear: 1, 'port-rear': 3 },
        { front: 0, 'port-front': 0, rear: 3, 'port-rear': 1 },
      ),
    ).toEqual([[2, 'ship/raider/port-rear', 'ship/raider/rear']]);
    expect(flown({ front: 3, rear: 1, 'port-rear': 0 }, { front: 0, rear: 1, 'port-rear': 3 })).toEqual([
      [3, 'ship/raider/front', 'ship/raider/port-rear'],
    ]);
  });

  it('are none where ships appear or are destroyed', () => {
    expect(flown({ front: 1, rear: 0 }, { front: 3, rear: 1 })).toEqual([]);
    expect(flown({ front: 3, rear: 1 }, { front: 1, rear: 0 })).toEqual([]);
  });
});
