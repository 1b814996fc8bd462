// An object whose properties are reactive one by one: what reads one does not run again when another changes.

class Part {
  now = $state.raw<unknown>();

  constructor(now: unknown) {
    this.now = now;
  }
}

export class Parts<T extends object> {
  private readonly parts = Object.create(null) as Record<PropertyKey, Part>;
  /** Changes when a part comes that there has never been. */
  private known = $state(0);

  /** What it is made of now, always the same object. */
  readonly now: T = new Proxy({} as T, {
    get: (_, name) => this.part(name),
    has: (_, name) => this.part(name) !== undefined,
    ownKeys: () => this.names(),
    getOwnPropertyDescriptor: (_, name) => {
      const value = this.part(name);
      return value === undefined ? undefined : { value, enumerable: true, configurable: true };
    },
  });

  /** Changes those parts that are others now. */
  set(now: T) {
    for (const [name, part] of Object.entries(this.parts)) part.now = now[name as keyof T];
    for (const [name, value] of Object.entries(now)) {
      if (name in this.parts) continue;
      this.parts[name] = new Part(value);
      this.known++;
    }
  }

  private part(name: PropertyKey): unknown {
    const part = this.parts[name];
    if (!part) void this.known; // it may come
    return part?.now;
  }

  private names(): string[] {
    void this.known;
    return Object.keys(this.parts).filter((name) => this.parts[name]!.now !== undefined);
  }
}
