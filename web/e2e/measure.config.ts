import base from '../playwright.config';

// Measurements on demand (npm run measure): they print, and hold nothing.
export default {
  ...base,
  testDir: '.',
  testMatch: 'measure.ts',
  fullyParallel: false,
  timeout: 300_000,
  reporter: 'line',
};
