// Renders the first screen of the start page while the client is built.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { build, type Rolldown } from 'vite';

type Prerender = (language: string) => Promise<string>;

/** A browser of somebody who is new here, as far as the first screen asks. */
const browser = () => ({
  localStorage: { getItem: () => null },
  location: { pathname: '/', hash: '' },
  navigator: { language: '' },
  document: { documentElement: {} },
  addEventListener: () => undefined,
  fetch: () => new Promise(() => undefined), // nobody answers
});

/** What renders the first screen. */
export async function prerenderer(): Promise<Prerender> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.ts',
      write: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const module = { exports: {} as { prerender: Prerender } };
  const require = createRequire(import.meta.url);
  runInNewContext(built.output[0].code, { ...browser(), module, exports: module.exports, require });
  return module.exports.prerender;
}
