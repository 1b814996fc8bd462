// What the server refuses, in a sentence.
import type { Conflict } from './api';
import { Problem } from './http';
import { t, word } from './i18n/index.svelte';
import { why } from './lobby/groups';

/** The sentence for a refusal. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Problem)) return t('error.internal');
  if (problem.code === 'options-refused') return why(problem.details as unknown as Conflict);
  return word(`error.${problem.code}`, t('error.unknown', { code: problem.code }));
}
