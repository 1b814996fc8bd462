import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

// The pictures are no test: they are made to be looked at.
export default defineConfig(tests, {
  testDir: '.',
  testMatch: 'pictures.ts',
  fullyParallel: false,
  outputDir: '../test-results',
  reporter: 'line',
  timeout: 180_000,
});
