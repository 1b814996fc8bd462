// Pages by what they show first: the start page and a table. Each names ahead the parts that
// it will load, so that they come at once and not one after the other; a table's page asks
// for the table before all else.
import type { Plugin, Rolldown } from 'vite';

const parts = { 'index.html': 'lobby/Home.svelte', 'table.html': 'table/Table.svelte' };

type Bundle = Rolldown.OutputBundle;

/** A chunk and all that it imports. */
function withImports(bundle: Bundle, name: string, known = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || known.has(name)) return known;
  known.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, known);
  return known;
}

/** The links for a part, of which the page has none yet. */
function links(bundle: Bundle, part: string, page: string): string {
  const [name] = Object.entries(bundle).find(
    ([, c]) => c.type === 'chunk' && c.isDynamicEntry && c.facadeModuleId?.endsWith(`/src/${part}`),
  )!;
  return [...withImports(bundle, name)]
    .filter((file) => !page.includes(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
    .join('');
}

const first = '/src/ahead.ts';

export const pages = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: first.slice(1), name: 'ahead' }); // a file of its own
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const index = bundle['index.html'] as Rolldown.OutputAsset;
      const page = String(index.source);
      const chunks = Object.values(bundle).filter((c) => c.type === 'chunk');
      const ahead = chunks.find((c) => c.moduleIds.some((id) => id.endsWith(first)))!;
      const entry = chunks.find((c) => c !== ahead && c.facadeModuleId?.endsWith(first));
      if (entry) Reflect.deleteProperty(bundle, entry.fileName); // it does nothing but import it
      for (const [fileName, part] of Object.entries(parts)) {
        const source = page.replace('  </head>', () => `${links(bundle, part, page)}  </head>`);
        if (fileName === 'index.html') index.source = source;
        else this.emitFile({ type: 'asset', fileName, source: begin(source, ahead.fileName) });
      }
    },
  },
});

/** A page with the script that goes before all others. */
function begin(page: string, file: string): string {
  const others = page.replace(new RegExp(`.*modulepreload.*${file}.*\\n`), '');
  return others.replace(
    / *<script/,
    (found) => `    <script type="module" crossorigin src="/${file}"></script>\n${found}`,
  );
}
