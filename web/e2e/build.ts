// Builds the programs of the journeys once, into a folder in which their tables are kept, too.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export default function build(): () => void {
  const dir = mkdtempSync(join(tmpdir(), 'ragtag-e2e-'));
  const programs = ['./cmd/ragtag', './internal/stage', './internal/overheard'];
  execFileSync('go', ['build', '-o', dir + '/', ...programs], { cwd: root, stdio: 'inherit' });
  process.env.BUILT = dir;
  return () => rmSync(dir, { recursive: true, force: true });
}
