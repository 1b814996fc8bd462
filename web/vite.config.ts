import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fixtureServer } from './fixtures/server';
import { groups, pages } from './pages';

// The build must come out byte for byte the same everywhere: it is committed,
// and the checks rebuild it. Nothing is inlined as data:, so that the page
// needs no more than `default-src 'self'`.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), pages(), ...(mode === 'fixtures' ? [fixtureServer()] : [])],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    // Only what hangs ends by time: machines are shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // What needs a page is in a folder of its own: to make one takes longer than most of the other tests.
    projects: [
      {
        extends: true,
        // One module graph for all of them: they leave nothing behind, and what they import is read once.
        test: { name: 'plain', environment: 'node', include: ['tests/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['tests/page/*.test.ts'],
          setupFiles: ['tests/page/setup.ts'],
        },
      },
    ],
  },
}));
