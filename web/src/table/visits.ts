// When this browser last looked at a table from a seat: the last line of the log
// that it saw.
const stored = 'ragtag:visits';
const most = 100; // tables remembered

type Visits = Record<string, number>;

function read(): Visits {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(stored) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Visits) : {};
  } catch {
    return {};
  }
}

/** The last line seen, -1 on a first visit. */
export const lastSeen = (id: string, seat: number): number => read()[`${id}/${seat}`] ?? -1;

/** Remembers the last line seen; tables not visited for long are forgotten. */
export function saw(id: string, seat: number, line: number) {
  const { [`${id}/${seat}`]: _, ...others } = read();
  const kept = Object.entries(others).slice(-most);
  localStorage.setItem(stored, JSON.stringify(Object.fromEntries([...kept, [`${id}/${seat}`, line]])));
}
