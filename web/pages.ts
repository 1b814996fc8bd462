// Pages by what they show first and in which language: the start page, with its first screen written
// into it, and a table. Each names ahead the parts that it will load, so that they come at once and
// not one after the other.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { prerenderer } from './prerender';

const parts = { index: 'lobby/Home.svelte', table: 'table/Table.svelte' };
const languages = ['en', 'es'];

/** Few files, since a browser asks for six at a time: what asks ahead, what every page needs, and a table. */
export const groups = [
  { name: 'ahead', test: /src\/(ahead|api|http|keys|address)\.ts$/, priority: 2 },
  {
    name: 'client',
    test: /node_modules\/(svelte|clsx|esm-env)\/|preload-helper|rolldown\/runtime|src\/([^/]+|i18n\/index\.svelte)\.(svelte|ts|css)$|lobby\/(groups|bots|name|Hull|Link)|plot\/hull|icons\/(copy|sun-moon|languages|hourglass)\./,
    priority: 1,
  },
  { name: 'table', test: /src\/table\/(Table\.svelte|session|context)/, priority: 1 },
  { name: 'state', test: /src\/table\/(state|Tabs)/ },
  { name: 'board', test: /src\/(table\/(board|LogLine)|plot\/words)/ },
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

/** A chunk and all that it imports. */
function withImports(bundle: Rolldown.OutputBundle, chunk: Chunk, known = new Set<Chunk>()): Set<Chunk> {
  if (known.has(chunk)) return known;
  known.add(chunk);
  for (const name of chunk.imports) withImports(bundle, bundle[name] as Chunk, known);
  return known;
}

/** What stands in the head of a page: the script before all others, the styles, the script that asks ahead, the client, and what they import. */
function head(bundle: Rolldown.OutputBundle, part: string, language: string, before: string): string {
  const ahead = chunkOf(bundle, 'ahead.ts');
  const main = chunkOf(bundle, 'main.ts');
  const chunks = [main, chunkOf(bundle, part), chunkOf(bundle, `i18n/${language}.ts`)].flatMap((c) => [
    ...withImports(bundle, c),
  ]);
  const styles = new Set(chunks.flatMap((c) => [...(c.viteMetadata?.importedCss ?? [])]));
  const others = [...new Set(chunks.filter((c) => c !== ahead && c !== main))];
  others.sort((a, b) => b.code.length - a.code.length);
  return [
    `<script src="/${before}"></script>`,
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[ahead, main].map((c) => `<script type="module" crossorigin src="/${c.fileName}"></script>`),
    ...others.map((c) => `<link rel="modulepreload" crossorigin href="/${c.fileName}">`),
  ]
    .map((line) => `    ${line}\n`)
    .join('');
}

/** The script that runs before anything is shown, under a name that changes with its content. */
async function firstScript(): Promise<{ fileName: string; source: string }> {
  const { code } = await transformWithOxc(await readFile('src/first.ts', 'utf8'), 'first.ts');
  const source = code.replace(/^\s*\/\/.*\n/gm, '');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/first-${hash}.js`, source };
}

export const pages = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const prerender = await prerenderer();
      const before = await firstScript();
      this.emitFile({ type: 'asset', ...before });
      const index = bundle['index.html'] as Rolldown.OutputAsset;
      const plain = String(index.source).replace(/ *<(script|link) [^>]*\bcrossorigin\b.*\n/g, '');
      for (const [name, part] of Object.entries(parts)) {
        for (const language of languages) {
          const screen = name === 'index' ? await prerender(language) : '';
          const source = plain
            .replace('lang="en"', `lang="${language}"`)
            .replace('  </head>', () => `${head(bundle, part, language, before.fileName)}  </head>`)
            .replace('<div id="app"></div>', () => `<div id="app">${screen}</div>`);
          const fileName = language === 'en' ? `${name}.html` : `${name}.${language}.html`;
          if (fileName === index.fileName) index.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      }
    },
  },
});
