// The program under test: built once from the tree, served from a folder of its
// own on a free port, and stopped by its process at the end. RAGTAG names a
// binary to test instead.
import { test as base } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

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

interface Worker {
  address: string;
}

interface Page {
  /** What went wrong in the page: exceptions, errors on its console, refused loads. */
  faults: string[];
}

export const test = base.extend<Page, Worker>({
  address: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter
    async ({}, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'ragtag-e2e-'));
      const binary = process.env.RAGTAG ?? join(dir, 'ragtag');
      if (!process.env.RAGTAG) {
        execFileSync('go', ['build', '-o', binary, './cmd/ragtag'], { cwd: root, stdio: 'inherit' });
      }
      const more = ['--webhook-loopback', '--notice-after', '300ms']; // messages to the tests themselves
      const program = spawn(
        binary,
        ['serve', '--addr', '127.0.0.1:0', '--data', join(dir, 'data'), '--makes', '0', ...more],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      try {
        await use(await addressOf(program));
      } finally {
        if (program.exitCode === null) {
          const ended = new Promise((resolve) => program.once('exit', resolve));
          program.kill('SIGTERM');
          await ended;
        }
        rmSync(dir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],

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
