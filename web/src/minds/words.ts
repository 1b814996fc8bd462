// The words of what bots thought, loaded with it.
import { catalogue } from '../i18n/index.svelte';

export const words = {
  en: {
    hint: 'Whom each bot took for a Cylon, turn by turn. The line below shows when somebody was one.',
    thinking: 'The bots are asked again …',
    failed: 'It cannot be told now.',
    of: '{name} suspected',
    row: '{name}: {from} % at first, {to} % at the end; {truth}',
    human: 'on the side of the humans to the end',
    cylon: 'on the side of the Cylons from turn {n}',
    why: 'Why',
    because: '{name}: {why}.',
    now: 'Suspicion after this turn',
    suspects: '{name} suspects {list}',
    nobody: '{name} suspects nobody much',
    odds: '{name} ({n} %)',
  },
  es: {
    hint: 'A quién tomaba cada bot por cylon, turno a turno. La línea de abajo muestra cuándo alguien lo era.',
    thinking: 'Se pregunta otra vez a los bots …',
    failed: 'Ahora no se puede contar.',
    of: '{name} sospechaba',
    row: '{name}: {from} % al principio, {to} % al final; {truth}',
    human: 'del lado de los humanos hasta el final',
    cylon: 'del lado de los cylons desde el turno {n}',
    why: 'Por qué',
    because: '{name}: {why}.',
    now: 'Sospechas tras este turno',
    suspects: '{name} sospecha de {list}',
    nobody: '{name} apenas sospecha de nadie',
    odds: '{name} ({n} %)',
  },
};

export const tm = catalogue(words);
