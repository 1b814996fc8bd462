// What the server tells of a table's past.
import type { Lang } from '../api';
import { getJson } from '../http';
import type { components } from '../openapi';

type Shapes = components['schemas'];

/** As whom one looks back: a seat, or one of these. */
export const publicEyes = -1;
export const allEyes = -2;

export type Moment = Shapes['Moment'];
export type Past = Shapes['Past'];
export type Mine = Shapes['Mine'];

/** Everything that was hidden: what each seat alone saw, and piles from the top. */
export type Laid = Shapes['Laid'];
export type Still = Shapes['Still'];

/** How many stills come at once. */
export const reel = 24;

const at = (id: string, rest: string) => `/api/tables/${encodeURIComponent(id)}/past${rest}`;
const withKey = (key: string | null): Record<string, string> => (key ? { 'X-Ragtag-Key': key } : {});

export const getPast = (id: string, key: string | null, as: number, lang: Lang) =>
  getJson<Past>(at(id, `?as=${as}&lang=${lang}`), withKey(key));

export const getStills = async (id: string, key: string | null, as: number, from: number) =>
  (await getJson<{ stills: Still[] }>(at(id, `/stills?as=${as}&from=${from}&n=${reel}`), withKey(key)))
    .stills;
