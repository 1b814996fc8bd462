// The lines of a component's text, as the wording divides them.
import type { Component } from '../api';

/** A line: what it begins with, such as whose action it is, and what follows. */
export interface Line {
  lead: string;
  body: string;
}

/** What the lines of a component are known by. */
export type Lined = Pick<Component, 'text' | 'leads' | 'brief'>;

const lineOf = (line: string, lead = 0): Line => ({
  lead: line.slice(0, lead),
  body: line.slice(lead).trimStart(),
});

export const linesOf = ({ text, leads }: Lined): Line[] =>
  text ? text.split('\n').map((line, i) => lineOf(line, leads?.[i])) : [];

/** The line that says in short what it does. */
export const briefOf = (told: Lined): Line | undefined => linesOf(told)[told.brief ?? 0];

/** A line as a sentence. */
export const whole = ({ lead, body }: Line): string => [lead, body].filter(Boolean).join(' ');
