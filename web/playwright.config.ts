import { defineConfig } from '@playwright/test';

// Journeys in a real browser against the real program; see e2e/program.ts.
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  // Games at tables are dealt by chance and windows close by the clock: a journey that
  // passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    screenshot: 'only-on-failure',
  },
});
