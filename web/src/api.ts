// Everything that passes between the client and the server: the shapes, which
// are the server's own (openapi.ts is made from its document), and the calls. No
// other file names an address of the API.
import { getJson, postJson, send } from './http';
import { voice } from './keys';
import type { components } from './openapi';

type Shapes = components['schemas'];

/** A piece of a sentence. */
export type Span = Shapes['Span'];

export type Lang = 'en' | 'es';

/** What one seat may know of a game. */
export type View = Shapes['View'];
export type SeatView = Shapes['SeatView'];
export type BoardView = Shapes['BoardView'];
export type CapricaView = Shapes['CapricaView'];
export type AreaView = Shapes['AreaView'];
export type SpaceView = Shapes['SpaceView'];
export type FleetView = Shapes['FleetView'];
export type CheckView = Shapes['CheckView'];

/** What this seat has to answer. */
export type Ask = Shapes['Ask'];
export type Option = Shapes['Choice'];
export type Take = Shapes['Take'];

/** Everything a table page shows; `log` and `talk` hold the lines after the last frame. */
export type Frame = Shapes['Frame'];

/** What is put to the vote. */
export type Motion = Shapes['Motion'];

/** What a frame shows: all of it but its place in the stream, and what was said since the one before. */
export type Shown = Omit<Frame, 'seq' | 'log' | 'talk'>;
/** A frame of a game that has begun. */
export type GameFrame = Shown & { view: View };
export type LogLine = Shapes['Line'];
export type TalkLine = Shapes['Talk'];
export type TableInfo = Shapes['Info'];

/** When a secret window of a live table closes by itself, and who holds it open. */
export type Clock = Shapes['Clock'];

/** What a seat does by itself from now on. */
export type Order = Shapes['Order'];

/** A finished game in numbers, with what was hidden. */
export type Chronicle = Shapes['Chronicle'];

export type NewTable = Shapes['CreateBody'];
export type Created = Shapes['CreatedBody'];
export type Component = Shapes['Component'];
export type Wording = Shapes['WordingBody'];
export type Results = Shapes['Results'];

/** Why options do not go together; `with` are the words needed or in the way. */
export type Conflict = Shapes['ConflictBody'];

/** A word of the set-up form. `blocked` says why it cannot be added now. */
export type OptionWord = Shapes['WordBody'];
export type OptionForm = Shapes['OptionsBody'];

/** A table as lists show it. */
export type Listing = Shapes['Listing'];

/** What is kept under a player's own key. */
export type Player = Shapes['PlayerBody'];
export type Preferences = Shapes['Preferences'];

/** What is wrong, in one word; the catalogue has its sentence. */
export type Code = Shapes['Problem']['code'];

const at = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;
const asKey = (key: string | null) => (key ? `?key=${encodeURIComponent(key)}` : '');

export const createTable = (table: NewTable) => postJson<Created>('/api/tables', table);

/** What is known of a table already: the last line of its log and of its talk. */
export interface Known {
  log: number;
  talk: number;
}
const since = (known: Known, lang: Lang) => `?lang=${lang}&after=${known.log}&talk=${known.talk}`;

/** The header that says who asks: proxies log addresses, but not headers. */
export const withKey = (key: string | null): Record<string, string> => (key ? { 'X-Ragtag-Key': key } : {});

/** What a first look knows of a table. */
export const nothing: Known = { log: 0, talk: 0 };

export const frameAt = (id: string, known: Known, lang: Lang) => at(id, since(known, lang));

/** The table now, in a language, with what has been added to what is known. */
export const getFrame = (id: string, key: string | null, known: Known, lang: Lang) =>
  getJson<Frame>(frameAt(id, known, lang), withKey(key));

/** The address of the live frames, which are resumed by Last-Event-ID. */
export const streamOf = (id: string, known: Known, lang: Lang) => at(id, `/stream${since(known, lang)}`);

/** Makes a call with a key. */
const act = (id: string, key: string, call: string, body?: unknown) =>
  postJson<undefined>(at(id, call), body, { 'X-Ragtag-Key': key });

export const answer = (id: string, key: string, ask: number, takes: Take[]) =>
  act(id, key, '/answers', { ask, takes });

/** Takes back the answer to a question: the one that the frame offers. */
export const undo = (id: string, key: string, ask: number) => act(id, key, '/undo', { ask });

const voiced = (key: string | null) => ({ ...withKey(key), 'X-Ragtag-Voice': voice() });

/** Claims a seat; the key is that of the invitation, if it has one. */
export const join = (id: string, key: string | null, seat: number, name: string, seedPart: string) =>
  postJson<{ key: string }>(at(id, '/join'), { seat, name, seedPart }, voiced(key));

/** Gives the seats still open to bots and starts; for the table's owner. */
export const start = (id: string, owner: string) => act(id, owner, '/start');

/** What the owner of a table can do. */
export type Measure = Shapes['GovernBody']['do'];

/** Takes a measure about a seat, everybody without one (-1) or the table; for the table's owner. */
export const govern = (id: string, owner: string, what: Measure, seat: number) =>
  act(id, owner, '/govern', { do: what, seat });

/** Gives a standing order, or takes the one for a window back. */
export const order = (id: string, key: string, o: Order) => act(id, key, '/orders', o);

/** Holds the open secret window open, or lets go of it. */
export const hold = (id: string, key: string, ask: number, on: boolean) => act(id, key, '/hold', { ask, on });

/** The last line of the log that a seat has seen, -1 if that is not known. */
export const seenTo = async (id: string, key: string) =>
  (await getJson<{ line: number }>(at(id, '/seen'), { 'X-Ragtag-Key': key })).line;

/** Keeps how far a seat has seen the log; it is sent even if the page is being left. */
export const see = (id: string, key: string, line: number) =>
  postJson<undefined>(at(id, '/seen'), { line }, { 'X-Ragtag-Key': key }, { keepalive: true });

/** Says something: as a seat, or to the others who watch, under a name. */
export const talk = (id: string, key: string | null, text: string, name: string) =>
  postJson<undefined>(at(id, '/talk'), { text, ...(name ? { name } : {}) }, voiced(key));

/** Says how this seat stands to the open skill check. */
export const say = (id: string, key: string, kind: Shapes['SayBody']['kind']) =>
  act(id, key, '/say', { kind });

/** Puts something to the vote of the people at a table. */
export const propose = (
  id: string,
  key: string,
  what: { kind: 'undo' | 'replace'; ask?: number; seat?: number },
) => act(id, key, '/propose', what);

export const vote = (id: string, key: string, yes: boolean) => act(id, key, '/vote', { yes });

/** Takes the seat back from the bot that stands in. */
export const comeBack = (id: string, key: string) => act(id, key, '/return');

/** Says where a seat, or with the owner's key a group, is told that it is its turn. */
export const tellMe = (id: string, key: string, how: Shapes['NoticesBody']) => act(id, key, '/notices', how);

/** Enters the code that was sent by mail. */
export const confirmNotices = (id: string, key: string, code: string) =>
  act(id, key, '/notices/confirm', { code });

/** Reports what went wrong to the operator of the server. */
export const report = (id: string, key: string | null, text: string, agent: string) =>
  postJson<undefined>(at(id, '/reports'), { text, agent }, withKey(key));

/** All that a table keeps of the person with a seat's key. */
export const mineOf = (id: string, key: string) =>
  getJson<Shapes['Personal']>(at(id, '/mine'), { 'X-Ragtag-Key': key });

/** Erases the name, the talk, the addresses and the reports of the person with a seat's key. */
export const eraseMine = (id: string, key: string) => act(id, key, '/erase');

/** The address of a finished game's record. */
export const chronicleOf = (id: string, key: string | null) =>
  getJson<Chronicle>(at(id, '/chronicle'), withKey(key));

export const recordOf = (id: string, key: string | null) => at(id, `/record${asKey(key)}`);

export const tablesAt = (ids: string[] = []) =>
  `/api/tables${ids.map((id, i) => `${i ? '&' : '?'}ids=${encodeURIComponent(id)}`).join('')}`;

/** The public tables or, of those with these ids, all but private ones. */
export const getTables = async (ids: string[] = []) =>
  (await getJson<Shapes['TablesBody']>(tablesAt(ids))).tables;

const asPlayer = (key: string) => ({ 'X-Ragtag-Player': key });

export const newPlayer = async () => (await postJson<{ key: string }>('/api/player', undefined)).key;

export const playerOf = (key: string) => getJson<Player>('/api/player', asPlayer(key));

/** Changes what is kept of a player. */
export const tellPlayer = (key: string, call: string, body: unknown) =>
  postJson<undefined>(`/api/player${call}`, body, asPlayer(key));

/** What the components of a game are called and do. */
export const getWording = (lang: Lang, options: string, players: number) =>
  getJson<Wording>(`/api/wording?lang=${lang}&options=${encodeURIComponent(options)}&players=${players}`);

/** What the form for a table begins with. */
export const standard = 4; // players

export const optionsAt = (chosen: string[], players: number) =>
  `/api/options?options=${encodeURIComponent(chosen.join('&'))}&players=${players}`;

export const getOptions = (chosen: string[], players: number) =>
  getJson<OptionForm>(optionsAt(chosen, players));

/** A rule of the rulebook, under the options of a game, as HTML of the server's own making. */
export const getRule = async (id: string, options: string, players: number, lang: Lang) =>
  (
    await send(
      `/api/rules/${encodeURIComponent(id)}?options=${encodeURIComponent(options)}&players=${players}&lang=${lang}`,
    )
  ).text();

/** A server as its operator sees it. */
export type Overseen = Shapes['OverseenBody'];
export type OverseenTable = Shapes['OverseenTable'];
export type Reports = Shapes['Reports'];
export type OperatorMeasure = Shapes['OperateBody']['do'];

const asOperator = (key: string) => ({ 'X-Ragtag-Operator': key });

/** The operator's calls. The key is sent in a header, never in an address. */
export const operator = (key: string) => ({
  oversee: (lang: Lang) => getJson<Overseen>(`/api/operator?lang=${lang}`, asOperator(key)),
  table: (id: string) =>
    getJson<OverseenTable>(`/api/operator/tables/${encodeURIComponent(id)}`, asOperator(key)),
  operate: (id: string, what: OperatorMeasure, seat: number) =>
    postJson<undefined>(
      `/api/operator/tables/${encodeURIComponent(id)}`,
      { do: what, seat },
      asOperator(key),
    ),
  erase: (id: string, seat: number) =>
    postJson<undefined>(`/api/operator/tables/${encodeURIComponent(id)}/erase`, { seat }, asOperator(key)),
  reports: (after: string) =>
    getJson<Shapes['ReportsBody']>(
      `/api/operator/reports?after=${encodeURIComponent(after)}`,
      asOperator(key),
    ),
  reportsOf: (id: string) =>
    getJson<Reports>(`/api/operator/reports/${encodeURIComponent(id)}`, asOperator(key)),
  ban: (what: Shapes['BanBody']) => postJson<undefined>('/api/operator/bans', what, asOperator(key)),
});
