// Pages by what they show first and in which language: the start page, with its first screen written
// into it, a game, and a table that waits for players. Each names all styles and modules of its first
// screen, so that they are loaded at once and not one after the other.
import { build, type Plugin, type Rolldown } from 'vite';
import { prerenderer } from './prerender';

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

/** The chunk that a source file is part of. */
function chunkOf(bundle: Rolldown.OutputBundle, source: string): Chunk {
  const found = Object.values(bundle).find(
    (c) => c.type === 'chunk' && c.moduleIds.some((id) => id.endsWith(`/src/${source}`)),
  );
  if (!found) throw new Error(`no chunk has ${source}`);
  return found as Chunk;
}

/** A chunk and all that it imports. */
function withImports(bundle: Rolldown.OutputBundle, chunk: Chunk, known = new Set<Chunk>()): Set<Chunk> {
  if (known.has(chunk)) return known;
  known.add(chunk);
  for (const name of chunk.imports) withImports(bundle, bundle[name] as Chunk, known);
  return known;
}

/** The elements of a page's head: the script before all others, styles, the client, and what it will import. */
function head(bundle: Rolldown.OutputBundle, sources: string[], first: string): string {
  const main = chunkOf(bundle, 'main.ts');
  const chunks = new Set(
    [main, ...sources.map((source) => chunkOf(bundle, source))].flatMap((c) => [...withImports(bundle, c)]),
  );
  const styles = new Set([...chunks].flatMap((c) => [...(c.viteMetadata?.importedCss ?? [])]));
  chunks.delete(main);
  return [
    `<script>${first}</script>`,
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<script type="module" crossorigin src="/${main.fileName}"></script>`,
    ...[...chunks].map((c) => `<link rel="modulepreload" crossorigin href="/${c.fileName}">`),
  ]
    .map((line) => `    ${line}\n`)
    .join('');
}

/** The script that runs before anything is shown. It is part of the page, whose policy names it by its hash. */
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
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const prerender = await prerenderer();
      const first = (await firstScript()).trim();
      const index = bundle['index.html'] as Rolldown.OutputAsset;
      const plain = String(index.source).replace(/ *<(script|link) [^>]*\bcrossorigin\b.*\n/g, '');
      for (const [name, sources] of Object.entries(parts)) {
        for (const language of languages) {
          const screen = name === 'index' ? await prerender(language) : '';
          const source = plain
            .replace('lang="en"', `lang="${language}"`)
            .replace(
              '  </head>',
              () => `${head(bundle, [...sources, `i18n/${language}.ts`], first)}  </head>`,
            )
            .replace('<div id="app"></div>', () => `<div id="app">${screen}</div>`);
          const fileName = language === 'en' ? `${name}.html` : `${name}.${language}.html`;
          if (fileName === index.fileName) index.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      }
    },
  },
});
