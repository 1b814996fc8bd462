// Everything that passes between the client and the server: the shapes and the
// calls. No other file names an address of the API.
import { getJson, postJson, send } from './http';
export type Lang = 'en' | 'es';
export type Both = Record<Lang, string>;

export interface Dial {
  value: number;
  red: number;
}

export interface SeatView {
  character: string;
  location: string;
  revealed: boolean;
  sympathizer: boolean;
  spent: boolean;
  hand: number;
  loyalty: number;
  shown: string[];
  supers: number;
  quorum: string[];
}

export interface AreaView {
  id: string;
  launch: boolean;
  raiders: number;
  heavy: number;
  vipers: number;
  pilots: number[];
  basestars: { id: string; damage: string[] }[];
  civilians: { letter: number; face?: string }[];
}

export interface FleetView {
  reserves: number;
  damaged: number;
  destroyed: number;
  raptors: number;
  nukes: number;
  boarding: number[];
}

export interface CheckView {
  source: string;
  difficulty: number;
  partial?: number;
  positive: string[];
  actor: number;
  chosen: number;
  adding: number;
  added: number[];
  pile: number;
  cards: string[];
  total?: number;
  faceUp: boolean;
  onesHelp: boolean;
  zeroed: string[];
}

export interface Mine {
  hand: string[];
  loyalty: string[];
  supers: string[];
  quorum: string[];
  drawn: string[];
  added: string[];
}

/** What one seat may know of a game. */
export interface View {
  seat: number;
  options: string;
  players: number;
  phase: string;
  turn: number;
  current: number;
  first: number;
  slept: boolean;
  final: boolean;
  over?: { ending: string; humansWon: boolean; winners: number[] };
  dials: Record<string, Dial>;
  distance: number;
  marker: number;
  risk: number[];
  titles: Record<string, number>;
  seats: SeatView[];
  areas: AreaView[];
  fleet: FleetView;
  damaged: string[];
  check?: CheckView;
  crisis: string[];
  inPlay: string[];
  scored: string[];
  visited: string[];
  removed: string[];
  decks: Record<string, number>;
  discards: Record<string, string>;
  stock: Record<string, number>;
  mine: Mine;
}

export interface Option {
  id: string;
  max: number;
  label: Both;
}

/** What this seat has to answer. */
export interface Ask {
  ask: number;
  kind: string;
  window?: string;
  rule: string;
  cause?: string;
  secret: boolean;
  min: number;
  max: number;
  about?: number;
  text: Both;
  options: Option[];
}

export interface LogLine {
  n: number;
  turn: number;
  kind: string;
  rule: string;
  by?: number;
  at?: number;
  comp?: string;
  comps?: string[]; // cards in sight of all
  value?: number; // the number that the line is about
  private?: boolean;
  text: Both;
}

export interface TableSeat {
  name: string;
  kind: 'human' | 'bot';
  open?: boolean;
  present: boolean;
}

export interface TableInfo {
  id: string;
  status: 'open' | 'running' | 'over';
  options: string;
  players: number;
  pace: 'live' | 'relaxed';
  seats: TableSeat[];
  commitment: string;
  seed?: { server: string; parts: string[] };
}

/** Everything a table page shows; `log` holds the lines after the last frame. */
export interface Frame {
  seq: number;
  seat: number;
  table: TableInfo;
  view?: View; // once the game has begun
  ask?: Ask;
  waiting: number[];
  clock?: Clock;
  log: LogLine[];
}

/** A frame of a game that has begun. */
export type GameFrame = Frame & { view: View };

/** When a secret window of a live table closes by itself, and who holds it open. */
export interface Clock {
  closesIn: number;
  held: number[];
}

export interface Take {
  option: string;
  count: number;
}

export interface NewTable {
  options: string;
  players: number;
  seats: { kind: 'human' | 'bot'; name: string; bot?: string }[];
  pace: 'live' | 'relaxed';
  seedPart?: string;
}

export interface Created {
  id: string;
  owner: string;
  seats: { seat: number; key: string | null }[];
  commitment: string;
}

export interface Component {
  name: string;
  text: string;
  fields?: Record<string, unknown>;
}

export type Components = Record<string, Component>;

/** Why options do not go together; `with` are the words needed or in the way. */
export interface Conflict {
  reason: string;
  word?: string;
  with?: string[];
  min?: number;
  max?: number;
}

/** A word of the set-up form. `blocked` says why it cannot be added now. */
export interface OptionWord {
  word: string;
  group: 'expansion' | 'ending' | 'page' | 'variant';
  built: boolean;
  chosen: boolean;
  blocked?: Conflict;
}

export interface OptionForm {
  words: OptionWord[];
  minPlayers: number;
  maxPlayers: number;
  refused?: Conflict; // why the choice, as it stands, cannot be played here
}

const at = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;
const asKey = (key: string | null) => (key ? `?key=${encodeURIComponent(key)}` : '');

export const createTable = (table: NewTable) => postJson<Created>('/api/tables', table);

export const getFrame = (id: string, key: string | null) => getJson<Frame>(at(id, asKey(key)));

/** The address of the live frames; the browser resumes it by Last-Event-ID. */
export const streamOf = (id: string, key: string | null, after: number) =>
  at(id, `/stream${asKey(key)}${key ? '&' : '?'}after=${after}`);

export const answer = (id: string, key: string, ask: number, takes: Take[]) =>
  postJson<undefined>(at(id, '/answers'), { ask, takes }, { 'X-Ragtag-Key': key });

export const join = (id: string, seat: number, name: string, seedPart: string) =>
  postJson<{ key: string }>(at(id, '/join'), { seat, name, seedPart });

/** Gives the seats still open to bots and starts; for the table's owner. */
export const start = (id: string, owner: string) =>
  postJson<undefined>(at(id, '/start'), undefined, { 'X-Ragtag-Key': owner });

/** Holds the open secret window open, or lets go of it. */
export const hold = (id: string, key: string, ask: number, on: boolean) =>
  postJson<undefined>(at(id, '/hold'), { ask, on }, { 'X-Ragtag-Key': key });

/** The address of a finished game's record. */
export const recordOf = (id: string) => at(id, '/record');

export const getWording = async (lang: Lang) =>
  (await getJson<{ components: Components }>(`/api/wording?lang=${lang}`)).components;

export const getOptions = (chosen: string[], players: number) =>
  getJson<OptionForm>(`/api/options?options=${encodeURIComponent(chosen.join('&'))}&players=${players}`);

/** A rule of the rulebook, under the options of a game, as HTML of the server's own making. */
export const getRule = async (id: string, options: string, players: number, lang: Lang) =>
  (
    await send(
      `/api/rules/${encodeURIComponent(id)}?options=${encodeURIComponent(options)}&players=${players}&lang=${lang}`,
    )
  ).text();
