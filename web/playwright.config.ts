import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// The one without windows begins in half the time: all journeys take three fifths of it.
const small = '/usr/bin/chromium-headless-shell';
const chromium = existsSync(small) ? small : '/usr/bin/chromium';

// Journeys in a real browser against the real program; see e2e/program.ts.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: join(import.meta.dirname, 'e2e/build.ts'),
  // Each worker serves tables of its own, and every table is dealt alike: journeys do not meet. With
  // more than there are cores a page is too late for the presses of a person.
  workers: 2,
  // Each worker takes one journey at a time, so that none is left with a long file at the end.
  fullyParallel: true,
  // Games are dealt the same in every run (e2e/program.ts): a journey that passes only
  // the second time is reported as flaky, and more than one fail the run (e2e/flaky.ts).
  retries: process.env.CI ? 1 : 0,
  // Nothing is waited for by time: these only end what hangs, on a busy machine too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [join(import.meta.dirname, 'e2e/flaky.ts')]],
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? chromium,
      args: [
        '--host-resolver-rules=MAP ragtag.home 127.0.0.1', // as another machine of a house would call this one
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    screenshot: 'only-on-failure',
    // a press that nothing lets through is a fault, and the others need not wait for it
    actionTimeout: 60_000,
  },
});
