import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Portrait from '../../src/art/Portrait.svelte';
import { faces } from '../../src/art/faces';
import { drawing, recipes } from '../../src/art/faces/index';

const facts = join(import.meta.dirname, '../../../cards/testdata/facts');
const known = ['character', 'character-pegasus', 'character-exodus', 'character-daybreak']
  .map((name) => join(facts, `${name}.yaml`))
  .filter((file) => existsSync(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^- id: (\S+)/gm)].map((m) => m[1]!));

describe('faces', () => {
  it('has one for everybody of whom the game knows', () => {
    expect(known.length).toBeGreaterThan(16);
    for (const id of known) expect(recipes, id).toHaveProperty(id);
  });

  it('gives no two the same head, hair, eyes and mouth', () => {
    const features = Object.values(recipes).map(({ head, cut, hair, eyes, mouth }) =>
      JSON.stringify({ head, cut, hair, eyes, mouth }),
    );
    expect(new Set(features).size).toBe(features.length);
  });

  it('draws everybody with whole numbers and names, and each once', () => {
    for (const id of Object.keys(recipes)) {
      const markup = document.getElementById(drawing(id)!)!.innerHTML;
      expect(markup, id).not.toMatch(/NaN|undefined|SKIN|\bstyle=/);
      expect(drawing(id)).toBe(drawing(id));
    }
    expect(document.querySelectorAll('svg.faces')).toHaveLength(1);
    expect(document.querySelectorAll('svg.faces > g')).toHaveLength(Object.keys(recipes).length);
  });

  it('draws nothing that others do not: only what is shown turns red', async () => {
    await faces.come();
    const laura = 'character/laura-roslin';
    const { container } = render(Portrait, { character: laura, size: 44 });
    const plain = container.querySelector('use')!.getAttribute('href');
    expect(plain).toBe('#face-laura-roslin');
    expect(container.querySelector('svg')!.getAttribute('class')).not.toMatch(/revealed|infiltrating/);

    const shown = render(Portrait, { character: laura, size: 44, revealed: true }).container;
    expect(shown.querySelector('use')!.getAttribute('href')).toBe(plain);
    expect(shown.querySelector('svg')!.classList).toContain('revealed');
  });

  it('puts the lamp out for the executed, and bars before those in the Brig', async () => {
    await faces.come();
    const { container } = render(Portrait, { character: 'character/saul-tigh', executed: true, brig: true });
    expect(container.querySelector('use')!.getAttribute('href')).toBe('#face-saul-tigh-out');
    expect(container.querySelector('.bars')).not.toBeNull();
  });

  it('shows an outline of whom there is no drawing', async () => {
    await faces.come();
    for (const character of ['', 'character/somebody-else'])
      expect(render(Portrait, { character }).container.querySelector('.nobody')).not.toBeNull();
  });
});
