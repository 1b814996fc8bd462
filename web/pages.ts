// Pages by what they show first and in which language: the start page, with its first screen written
// into it, a game, and a table that waits for players. Each names the styles and scripts of its first
// screen, which the server puts into it, so that all of it comes in one answer.
import { readFileSync } from 'node:fs';
import { build, type Plugin, type Rolldown } from 'vite';
import { prerenderer } from './prerender';
import { stand, type Where } from './standing';

const parts = {
  index: ['lobby/Home.svelte'],
  table: ['table/Table.svelte', 'table/Game.svelte'],
  waiting: ['table/Table.svelte', 'lobby/Waiting.svelte'],
};
const languages = ['en', 'es'];

/** Few files: what every page needs, and the parts. */
export const groups = [
  {
    name: 'client',
    test: /node_modules\/(svelte|clsx|esm-env)\/|preload-helper|src\/((?!main\.)[^/]+|i18n\/index\.svelte)\.(svelte|ts|css)$|lobby\/(groups|bots|name|Hull|Link)|art\/(Hangar|Ship|Strokes)\.svelte|art\/(hangar\.svelte|kinds)\.ts|board\/hull\.ts|icons\/(copy|sun-moon|languages|hourglass|bot)\./,
    priority: 2,
  },
  { name: 'table', test: /src\/table\/(Table\.svelte|session|context|people|Glyph)/, priority: 1 },
  { name: 'game', test: /src\/table\/Game\.svelte/ },
  { name: 'state', test: /src\/table\/(state|Tabs)/ },
  { name: 'board', test: /src\/(table\/(board|LogLine)|board\/words)/ },
  { name: 'rest', test: /src\/table\/rest\./ },
];

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The chunk in which a source file has come to lie. */
function chunkOf(bundle: Rolldown.OutputBundle, source: string): Chunk {
  const found = Object.values(bundle).find(
    (c) => c.type === 'chunk' && c.moduleIds.some((id) => id.endsWith(`/src/${source}`)),
  );
  if (!found) throw new Error(`no chunk has ${source}`);
  return found as Chunk;
}

/** Chunks in the order in which they can run, each after all that it imports. */
function inOrder(bundle: Rolldown.OutputBundle, chunks: Chunk[], known = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of chunks) {
    if (known.has(chunk)) continue;
    inOrder(
      bundle,
      chunk.imports.map((name) => bundle[name] as Chunk),
      known,
    );
    known.add(chunk);
  }
  return known;
}

/** The script that runs before anything is shown. It stands in the page, whose policy names it by its hash. */
async function firstScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: 'src/first.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

export const pages = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  enforce: 'post',
  augmentChunkHash: () => readFileSync('standing.ts', 'utf8'), // a name stands for what is in the file
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const all = Object.values(bundle).filter((c) => c.type === 'chunk');
      const shown = Object.keys(parts).flatMap((name) =>
        languages.map((language) => {
          const sources = [`i18n/${language}.ts`, ...parts[name as keyof typeof parts], 'main.ts'];
          const chunks = inOrder(bundle, [
            ...all.filter((chunk) => chunk.name === 'rolldown-runtime'), // any may need it
            ...sources.map((source) => chunkOf(bundle, source)),
          ]);
          return { name, language, chunks };
        }),
      );
      const where = new Map<string, Where>();
      for (const chunk of shown.flatMap((page) => [...page.chunks])) {
        const everywhere = shown.every((page) => page.chunks.has(chunk));
        where.set(chunk.fileName, everywhere ? 'everywhere' : 'somewhere');
      }
      stand(all, where);

      const prerender = await prerenderer();
      const first = `<script>var here={};${(await firstScript()).trim()}</script>`;
      const index = bundle['index.html'] as Rolldown.OutputAsset;
      const plain = String(index.source).replace(/ *<(script|link) [^>]*\bcrossorigin\b.*\n/g, '');
      for (const { name, language, chunks } of shown) {
        const screen = name === 'index' ? await prerender(language) : '';
        const styles = new Set([...chunks].flatMap((c) => [...(c.viteMetadata?.importedCss ?? [])]));
        const head = [first, ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`)];
        const body = [...chunks].map((c) => `<script src="/${c.fileName}"></script>`);
        const lines = (all: string[]) => all.map((line) => `    ${line}\n`).join('');
        const source = plain
          .replace('lang="en"', `lang="${language}"`)
          .replace('  </head>', () => `${lines(head)}  </head>`)
          .replace('<div id="app"></div>\n', () => `<div id="app">${screen}</div>\n${lines(body)}`);
        const fileName = language === 'en' ? `${name}.html` : `${name}.${language}.html`;
        if (fileName === index.fileName) index.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
});
