// Pages by what they show first and in which language: the start page, with its first screen written
// into it, a game, and a table that waits for players. Each names ahead the parts that it will load, so
// that they come at once and not one after the other.
import { build, type Plugin, type Rolldown } from 'vite';
import { prerenderer } from './prerender';

const parts = {
  index: ['lobby/Home.svelte'],
  table: ['table/Table.svelte'],
  waiting: ['table/Table.svelte', 'lobby/Waiting.svelte'],
};
const languages = ['en', 'es'];

/** Few files, since a browser asks for six at a time: what every page needs, and the parts. */
export const groups = [
  {
    name: 'client',
    test: /node_modules\/(svelte|clsx|esm-env)\/|preload-helper|src\/([^/]+|i18n\/index\.svelte)\.(svelte|ts|css)$|lobby\/(groups|bots|name|Hull|Link)|plot\/hull|icons\/(copy|sun-moon|languages|hourglass|bot)\./,
    priority: 2,
  },
  { name: 'table', test: /src\/table\/(Table\.svelte|session|context|people|Glyph)/, priority: 1 },
  { name: 'state', test: /src\/table\/(state|Tabs)/ },
  { name: 'board', test: /src\/(table\/(board|LogLine)|plot\/words)/ },
];

/**
 * The chunks of which a first screen calls most functions. A browser that reads the hint compiles them
 * while they come, and not function by function when they are run.
 */
const hint = '//# allFunctionsCalledOnLoad\n';
const hinted = ['client', 'table', 'Home', 'Waiting'];

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The chunk in which a source file has come to lie. */
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

/**
 * What stands in the head of a page: the script before all others, the styles, the client, and what it
 * imports.
 */
function head(bundle: Rolldown.OutputBundle, parts: string[], language: string, before: string): string {
  const main = chunkOf(bundle, 'main.ts');
  const chunks = [
    main,
    ...[...parts, `i18n/${language}.ts`].map((source) => chunkOf(bundle, source)),
  ].flatMap((c) => [...withImports(bundle, c)]);
  const styles = new Set(chunks.flatMap((c) => [...(c.viteMetadata?.importedCss ?? [])]));
  const others = [...new Set(chunks.filter((c) => c !== main))];
  others.sort((a, b) => b.code.length - a.code.length);
  return [
    `<script>${before.trim()}</script>`,
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<script type="module" crossorigin src="/${main.fileName}"></script>`,
    ...others.map((c) => `<link rel="modulepreload" crossorigin href="/${c.fileName}">`),
  ]
    .map((line) => `    ${line}\n`)
    .join('');
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
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && hinted.includes(chunk.name)) chunk.code = hint + chunk.code;
      const prerender = await prerenderer();
      const before = await firstScript();
      const index = bundle['index.html'] as Rolldown.OutputAsset;
      const plain = String(index.source).replace(/ *<(script|link) [^>]*\bcrossorigin\b.*\n/g, '');
      for (const [name, shown] of Object.entries(parts)) {
        for (const language of languages) {
          const screen = name === 'index' ? await prerender(language) : '';
          const source = plain
            .replace('lang="en"', `lang="${language}"`)
            .replace('  </head>', () => `${head(bundle, shown, language, before)}  </head>`)
            .replace('<div id="app"></div>', () => `<div id="app">${screen}</div>`);
          const fileName = language === 'en' ? `${name}.html` : `${name}.${language}.html`;
          if (fileName === index.fileName) index.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      }
    },
  },
});
