// Chunks that stand in a page do what they did as modules.
import { runInNewContext } from 'node:vm';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { stand, type Where } from '../standing';

type Code = Record<string, string>;

/** The code of chunks, by their names, when some of them stand in pages. */
function stood(code: Code, where: Record<string, Where>): Code {
  const chunks = Object.entries(code).map(
    ([name, code]) =>
      ({
        name,
        fileName: `assets/${name}-1.js`,
        code,
        imports: [...code.matchAll(/from"\.\/([^"]+)"/g)].map((found) => `assets/${found[1]!}`),
      }) as Rolldown.OutputChunk,
  );
  stand(chunks, new Map(Object.entries(where).map(([name, w]) => [`assets/${name}-1.js`, w])));
  return Object.fromEntries(chunks.map((c) => [c.name, c.code]));
}

/** Runs scripts one after the other, as a page does. */
function run(...scripts: string[]) {
  const page = { here: {} as Record<string, Record<string, unknown>> };
  for (const script of scripts) runInNewContext(script, page);
  return page.here;
}

const core = 'var n=0;function bump(){n++}var text=`</script><!--`;export{n as a,bump as b,text as c};';
const part = 'import{a as n,b as bump,c as t}from"./core-1.js";var read=()=>n;export{read,bump,t as text};';

describe('a chunk that stands in a page', () => {
  it('gives what it exported, and a value that changes as it is now', () => {
    const { core: first, part: second } = stood({ core, part }, { core: 'everywhere', part: 'somewhere' });
    const { part: it } = run(first!, second!) as { part: { read: () => number; bump: () => void } };
    expect(it.read()).toBe(0);
    it.bump();
    expect(it.read()).toBe(1);
  });

  it('does not end the page that it stands in', () => {
    const { core: script } = stood({ core }, { core: 'everywhere' });
    expect(script).not.toMatch(/<\/script|<!--/);
    expect(run(script!).core!.c).toBe('</script><!--');
  });

  it('is taken by the others from the page, or loaded after what it needs itself', () => {
    const low = 'var x=1;export{x};';
    const high = 'import{x}from"./low-1.js";var y=x+1;export{y};';
    const late =
      'import{a}from"./core-1.js";import{y}from"./high-1.js";var all=()=>[a,y];export{all};var go=()=>import("./high-1.js");';
    const { late: code } = stood(
      { core, low, high, late },
      { core: 'everywhere', low: 'somewhere', high: 'somewhere' },
    );
    const loads =
      'here["low"]??await import("/assets/low-1.js");here["high"]??await import("/assets/high-1.js");';
    expect(code).toContain(`${loads}const{y:y}=here["high"];`);
    expect(code).toContain(`go=()=>(async()=>{${loads}return here["high"]})()`);
    expect(code).toContain('[here["core"].a,y]');
  });

  it('finds the files beside it from any address', () => {
    const { core: script } = stood(
      { core: 'var go=()=>[import("./late-1.js"),import.meta];export{go};' },
      { core: 'everywhere' },
    );
    expect(script).toContain('import("/assets/late-1.js")');
    expect(script).toContain('({url:location.href})');
  });

  it('cannot need what does not stand there', () => {
    expect(() => stood({ core, part }, { part: 'somewhere' })).toThrow(
      'part stands in a page and imports core-1.js',
    );
  });
});
