// The pages: /, /p, a player's own, /t/{id}, /t/{id}/replay and /t/{id}/hot, for
// several seats in one browser, and /operator, whose key is typed in. Keys are in the fragment of the address, which no
// browser sends anywhere; the last two have none.

export type Page =
  | { name: 'home' }
  | { name: 'player'; key: string }
  | { name: 'table'; id: string; key: string | null }
  | { name: 'replay' | 'hot'; id: string }
  | { name: 'operator' }
  | { name: 'lost' };

/** The page at an address. */
export function pageAt(path: string, hash: string): Page {
  if (path === '/' || path === '/index.html') return { name: 'home' };
  if (/^\/operator\/?$/.test(path)) return { name: 'operator' };
  const match = /^\/t\/([\w-]+)\/?$/.exec(path);
  if (match) return { name: 'table', id: match[1]!, key: hash.slice(1) || null };
  if (path === '/p' && hash.length > 1) return { name: 'player', key: hash.slice(1) };
  const part = /^\/t\/([\w-]+)\/(replay|hot)\/?$/.exec(path);
  if (part) return { name: part[2] as 'replay' | 'hot', id: part[1]! };
  return { name: 'lost' };
}
