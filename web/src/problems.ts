// What the server refuses, in a sentence.
import type { Conflict } from './api';
import { Problem } from './http';
import { t, word } from './i18n/index.svelte';

/** The sentence for a refusal. */
export function explain(problem: unknown): string {
  if (!(problem instanceof Problem)) return t('error.internal');
  if (problem.code === 'options-refused') return why(problem.details as unknown as Conflict);
  return word(`error.${problem.code}`, t('error.unknown', { code: problem.code }));
}

/** What an option is called. */
export const optionName = (id: string): string => word(`word.${id}`, id);

/** Why options do not go together, in a sentence. */
export function why(c: Conflict): string {
  const params = {
    with: (c.with ?? []).map(optionName).join(t('list.or')),
    min: c.min ?? 0,
    max: c.max ?? 0,
  };
  return word(`reason.${c.reason}`, c.reason, params);
}
