// All words of both languages, for tests.
import { en as first } from './en';
import { later as enLater } from './en.later';
import { es as primero } from './es';
import { later as esLater } from './es.later';

export const en = { ...first, ...enLater };
export const es = { ...primero, ...esLater };
