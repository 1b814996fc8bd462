// Chunks that can stand in a page: what a first screen needs comes in one answer with the page, and runs
// piece by piece while the rest is on its way. A module that stands in a page cannot be imported, so such
// a chunk becomes a plain script that leaves under `here` what it exports; and anyone who imports it takes it
// from there, or loads it where it does not stand in the page.
import { analyze, type Variable } from 'eslint-scope';
import { parseAst, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Name = { name: string };
type Specifier = { imported: Name; exported: Name; local: Name };

/** In which pages a chunk stands. */
export type Where = 'everywhere' | 'somewhere';

const base = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const at = (name: string) => `here["${name}"]`;
const nodeOf = (code: string) => parseAst(code, { range: true }) as unknown as Node & { body: Node[] };

function* within(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* within(one);
  else if (node !== null && typeof node === 'object') {
    if ('type' in node) yield node as Node;
    for (const part of Object.values(node)) yield* within(part);
  }
}

/** What is declared at the top of a chunk, by its name. */
function declared(ast: Node): Map<string, Variable> {
  const global = analyze(ast as never, { ecmaVersion: 2022, sourceType: 'module' }).globalScope!;
  return global.childScopes[0]!.set;
}

function specifiers(node: Node): Specifier[] {
  const all = node.specifiers as (Specifier & Node)[];
  const plain = all.every((s) => s.type === 'ImportSpecifier' || s.type === 'ExportSpecifier');
  if (!plain || node.declaration || (node.type !== 'ImportDeclaration' && node.source))
    throw new Error(`cannot take apart ${node.type} at ${node.start}`);
  return all;
}

/** What a chunk exports and gives another value afterwards, which nobody may keep a copy of. */
function changing(chunk: Chunk): Set<string> {
  const ast = nodeOf(chunk.code);
  const variables = declared(ast);
  const exported = ast.body.filter((n) => n.type === 'ExportNamedDeclaration').flatMap(specifiers);
  return new Set(
    exported
      .filter((s) => variables.get(s.local.name)?.references.some((r) => r.isWrite() && !r.init))
      .map((s) => s.exported.name),
  );
}

/** Rewrites the chunks that stand in pages, by their file names, and what the others import of them. */
export function stand(chunks: Chunk[], where: Map<string, Where>): void {
  const standing = new Map(
    chunks
      .filter((c) => where.has(c.fileName))
      .map((c) => [base(c.fileName), { ...c, where: where.get(c.fileName)!, changing: changing(c) }]),
  );
  for (const chunk of chunks) chunk.code = rewritten(chunk, standing);
}

type Standing = Map<string, Pick<Chunk, 'name' | 'imports'> & { where: Where; changing: Set<string> }>;

/** Statements that load a chunk unless it stands in the page, after what it takes from others. */
function loaded(file: string, standing: Standing): string {
  const { name, where, imports } = standing.get(file)!;
  if (where === 'everywhere') return '';
  return (
    imports.map((path) => loaded(base(path), standing)).join('') +
    `${at(name)}??await import("/assets/${file}");`
  );
}

function rewritten(chunk: Chunk, standing: Standing): string {
  const self = standing.get(base(chunk.fileName));
  const ast = nodeOf(chunk.code);
  const variables = declared(ast);
  const edits: { at: Node; text: string }[] = [];

  for (const node of ast.body) {
    if (node.type === 'ImportDeclaration') {
      const file = base((node.source as { value: string }).value);
      const from = standing.get(file);
      if (!from) {
        if (self) throw new Error(`${chunk.name} stands in a page and imports ${file}, which does not`);
        continue;
      }
      const fixed = specifiers(node).filter((s) => !from.changing.has(s.imported.name));
      const names = fixed.map((s) => `${s.imported.name}:${s.local.name}`).join();
      edits.push({
        at: node,
        text: `${self ? '' : loaded(file, standing)}const{${names}}=${at(from.name)};`,
      });
      for (const s of specifiers(node).filter((s) => from.changing.has(s.imported.name)))
        for (const { identifier } of variables.get(s.local.name)!.references)
          edits.push({ at: identifier as never, text: `${at(from.name)}.${s.imported.name}` });
    } else if (self && node.type.startsWith('Export')) {
      const all = specifiers(node).map(({ exported, local }) =>
        self.changing.has(exported.name)
          ? `get ${exported.name}(){return ${local.name}}`
          : `${exported.name}:${local.name}`,
      );
      edits.push({ at: node, text: `${at(self.name)}={${all.join()}};` });
    }
  }
  for (const node of within(ast.body)) {
    if (node.type === 'ImportExpression') {
      const { start, end } = node.source as Node;
      const file = base(chunk.code.slice(start + 1, end - 1));
      const from = standing.get(file);
      if (from)
        edits.push({
          at: node,
          text: `(async()=>{${loaded(file, standing)}return ${at(from.name)}})()`,
        });
      else if (self) edits.push({ at: node, text: `import("/assets/${file}")` });
    } else if (self && node.type === 'MetaProperty') edits.push({ at: node, text: '({url:location.href})' });
  }

  let code = chunk.code;
  for (const { at, text } of edits.sort((a, b) => b.at.start - a.at.start))
    code = code.slice(0, at.start) + text + code.slice(at.end);
  if (self) code = `(()=>{"use strict";${code}})();`.replace(/<(?=!--|\/?script)/gi, '\\x3C'); // not the page's own
  parseAst(code);
  return code;
}
