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

/** Whether two things have the same parts, but for those that are named. */
export function alike<T extends object>(one: T, other: T, but: ReadonlySet<string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => but.has(name) || one[name as keyof T] === other[name as keyof T]);
}
