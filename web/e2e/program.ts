// The program under test: built once from the tree (build.ts), served from a folder of its
// own on a free port, and stopped by its process at the end. RAGTAG names a
// binary to test instead. All chance is made from a word, so that every game is
// dealt and played the same in every run; CHANCE is another word.
import { test as base, type BrowserContext } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Arrived } from './arrive';

/** Waits for the line in which the program says where it listens. */
function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    program.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /open (http:\/\/[^/\s]+)\//.exec(said)?.[1];
      if (address) resolve(address);
    });
    program.on('exit', (code) => reject(new Error(`ragtag serve ended with ${code} after saying: ${said}`)));
  });
}

/** A program that serves. */
interface Served {
  address: string;
  stop: () => Promise<void>;
}

/** Begins to serve the tables in a folder. */
async function begin(binary: string, data: string, flags: string[]): Promise<Served> {
  const all = [
    'serve',
    '--addr',
    '127.0.0.1:0',
    '--data',
    data,
    '--makes',
    '0',
    '--bot-time',
    '0s',
    ...flags,
  ];
  const program = spawn(binary, [...all, '--chance', process.env.CHANCE ?? 'journeys'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (program.exitCode !== null) return;
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    await ended;
  };
  try {
    return { address: await addressOf(program), stop };
  } catch (reason) {
    await stop();
    throw reason;
  }
}

/** Serves the tables in a folder while somebody uses them. */
export async function serve(
  binary: string,
  data: string,
  flags: string[],
  use: (address: string) => Promise<void>,
) {
  const { address, stop } = await begin(binary, data, flags);
  try {
    await use(address);
  } finally {
    await stop();
  }
}

/** Tables by the names of the cases of a scene. */
export type Staged = Record<string, Arrived>;

/** How often a scene is staged when it is first needed: every journey has tables of its own, and few servers serve them. */
const copies = 6;

/** How many milliseconds a secret window of a staged live table is open: six pages are read meanwhile, on a busy machine too. */
export const windowTime = 12_000;

/** Stages a scene, again and again the same, and serves it. */
async function stage(built: string, [file, seats, pace]: Page['scene']) {
  const data = mkdtempSync(join(built, 'staged-'));
  const path = join(import.meta.dirname, 'scenes', file);
  const made = Array.from({ length: copies }, () => {
    const said = execFileSync(join(built, 'stage'), [data, seats, pace, path], { encoding: 'utf8' });
    return JSON.parse(said) as Record<string, { ID: string; Owner: string; Keys: string[] }>;
  });
  const flags = ['--window-time', `${windowTime}ms`];
  const { address, stop } = await begin(process.env.RAGTAG ?? join(built, 'ragtag'), data, flags);
  const table = ({ ID, Owner, Keys }: (typeof made)[0][string]) =>
    new Arrived(
      address,
      ID,
      Owner,
      Keys.map((key) => key || null),
    );
  const left = made.map((cases): Staged =>
    Object.fromEntries(Object.entries(cases).map(([name, c]) => [name, table(c)])),
  );
  return { left, stop };
}

/** Makes the part that a browser adds to a seed the same in every run. */
export async function foretell(context: BrowserContext, part: number): Promise<void> {
  await context.addInitScript((part) => {
    const random = crypto.getRandomValues.bind(crypto);
    const seed = 32; // bytes; whatever else is drawn by chance is the key of a request
    crypto.getRandomValues = (bytes) => {
      if ((bytes as unknown as Uint8Array).length !== seed) return random(bytes);
      (bytes as unknown as Uint8Array).fill(part);
      return bytes;
    };
  }, part);
}

/** How fast a page plays what happens: journeys do not wait for it, but for those that look at it. */
async function hasten(context: BrowserContext, speed: Page['speed']): Promise<void> {
  await context.addInitScript((speed) => {
    if (location.protocol === 'http:') localStorage.setItem('ragtag:speed', speed);
  }, speed);
}

interface Worker {
  /** The folder of what was built, for as long as the journeys take. */
  built: string;
  address: string;
  /** Stages a scene on a server of its own, which serves it to the journeys one after the other. */
  stages: (scene: Page['scene']) => Promise<Staged>;
}

interface Page {
  /** What went wrong in the page: exceptions, errors on its console, refused loads. */
  faults: string[];
  /** How fast what happens is played. */
  speed: 'slow' | 'normal' | 'quick' | 'atOnce';
  /** Which scenario file to stage, with whom (h for a person, b for a bot) and at which pace. */
  scene: [file: string, seats: string, pace: 'live' | 'relaxed'];
  /** Tables that stand at the positions of the scene, by the names of its cases, which nobody else has. */
  staged: Staged;
}

export const test = base.extend<Page, Worker>({
  built: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter
    async ({}, use) => use(process.env.BUILT!),
    { scope: 'worker' },
  ],

  address: [
    async ({ built }, use) => {
      const flags = ['--webhook-loopback', '--notice-after', '300ms']; // messages to the tests themselves
      flags.push('--window-time', '20s'); // longer than it takes to get to a window
      await serve(process.env.RAGTAG ?? join(built, 'ragtag'), mkdtempSync(join(built, 'data-')), flags, use);
    },
    { scope: 'worker' },
  ],

  scene: [['', '', 'relaxed'], { option: true }],

  stages: [
    async ({ built }, use) => {
      let now: (Awaited<ReturnType<typeof stage>> & { of: string }) | undefined;
      await use(async (scene) => {
        const of = scene.join(' ');
        if (now?.of !== of || now.left.length === 0) {
          await now?.stop();
          now = { of, ...(await stage(built, scene)) };
        }
        return now.left.pop()!;
      });
      await now?.stop();
    },
    { scope: 'worker' },
  ],

  staged: async ({ stages, scene }, use) => use(await stages(scene)),

  speed: ['atOnce', { option: true }],

  browser: [
    async ({ browser }, use) => {
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await make(options);
        await hasten(context, 'atOnce');
        return context;
      };
      await use(browser);
      browser.newContext = make;
    },
    { scope: 'worker' },
  ],

  context: async ({ context, speed }, use) => {
    await foretell(context, 1);
    await hasten(context, speed);
    await use(context);
  },

  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(faults);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
