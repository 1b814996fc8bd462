// What has come, put together of what was there before as far as it says the same: what depends on
// a part that has not changed is not made anew.

const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null;

/** What has come, of the parts of what was there before that are the same, or that itself if all are. */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const made: Record<string, unknown> = Array.isArray(now) ? ([] as never) : {};
  for (const name of names) {
    made[name] = kept(before[name], now[name]);
    same &&= name in before && made[name] === before[name];
  }
  return (same ? before : made) as T;
}

/** Keeps one thing: returns it put together of what it was the last time. */
export function keeping<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = kept(before, now));
}
