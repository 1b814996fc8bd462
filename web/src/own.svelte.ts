// What a person has under a key of their own: their seats and preferences, on
// every device that knows the key. Without one, this browser alone keeps them.
import {
  getTables,
  newPlayer,
  playerOf,
  tellPlayer,
  type Listing,
  type Player,
  type Preferences,
} from './api';
import { pace } from './beats/pace.svelte';
import { Problem } from './http';
import { language } from './i18n/index.svelte';
import { forget, keep, keptSeats, type Kept } from './keys';
import { rememberName, rememberedName } from './lobby/name';
import { sizes, text } from './text.svelte';
import { theme } from './theme.svelte';

const stored = 'ragtag:player';

class Own {
  key = $state<string | null>(localStorage.getItem(stored));
  seats = $state.raw<Kept[]>(keptSeats());
  player = $state.raw<Player>();
  /** How the tables stand, as far as it is known. */
  listings = $state.raw<Listing[]>([]);

  /** Keeps a seat here and, if there is a key, under it. */
  keep(seat: Kept) {
    keep(seat);
    this.seats = keptSeats();
    void this.tell('/tables', seated(seat));
  }

  forget(id: string) {
    forget(id);
    this.seats = keptSeats();
    void this.tell('/forget', { id });
  }

  /** Keeps the preferences. */
  prefer() {
    void this.tell('/preferences', liked());
  }

  /** Makes a key, under which everything that this browser knows is kept, now and from then on. */
  async create() {
    await this.enter(await newPlayer());
    await this.tell('/preferences', liked());
  }

  /** Begins to go by a key that was made elsewhere; throws a Problem if nobody has it. */
  async adopt(key: string) {
    if (key === this.key) return this.load();
    const { preferences } = await playerOf(key);
    if (preferences.lang) await language.set(preferences.lang);
    if (preferences.theme) theme.set(preferences.theme);
    if (preferences.speed) pace.set(preferences.speed);
    const size = sizes.find((s) => s === preferences.text);
    if (size) text.set(size);
    if (preferences.name) rememberName(preferences.name);
    await this.enter(key);
  }

  private async enter(key: string) {
    localStorage.setItem(stored, key);
    this.key = key;
    for (const seat of keptSeats().reverse()) await this.tell('/tables', seated(seat));
    await this.load();
  }

  /** Fetches what is kept, and adds its seats to this browser, except those that are forgotten meanwhile. */
  async load() {
    const { key, seats } = this;
    if (!key) {
      const listings = seats.length > 0 ? await getTables(seats.map((seat) => seat.id)) : [];
      if (!this.key) this.listings = listings;
      return;
    }
    const player = await playerOf(key);
    if (this.key !== key) return;
    const left = new Set(keptSeats().map((seat) => seat.id));
    const forgotten = new Set(seats.map((seat) => seat.id).filter((id) => !left.has(id)));
    for (const seat of [...player.tables].reverse()) {
      if (!forgotten.has(seat.id)) keep({ ...seat, name: seat.name ?? '' });
    }
    this.seats = keptSeats();
    this.player = player;
    this.listings = player.listings;
  }

  /** Forgets all that this browser knows: the key and the seats. */
  leave() {
    localStorage.removeItem(stored);
    for (const seat of keptSeats()) forget(seat.id);
    this.key = null;
    this.player = undefined;
    this.seats = [];
  }

  private async tell(call: string, body: unknown) {
    if (!this.key) return;
    try {
      await tellPlayer(this.key, call, body);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // it is kept here all the same, and is told again when the key is next entered
    }
  }
}

const liked = (): Preferences => ({
  name: rememberedName(),
  lang: language.now,
  theme: theme.now,
  speed: pace.now,
  text: text.now,
});

const seated = ({ id, key, name, since, owner, seat }: Kept) => ({
  id,
  key,
  name,
  since,
  seat: seat ?? -1,
  ...(owner ? { owner } : {}),
});

export const own = new Own();
