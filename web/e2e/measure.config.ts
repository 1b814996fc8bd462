import base from '../playwright.config';

// Measurements on demand (npm run measure): they print, and hold nothing.
export default { ...base, testDir: '.', testMatch: 'measure.ts', timeout: 300_000, reporter: 'line' };
