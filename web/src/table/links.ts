// The names in a line of the log: of people, cards and places, so that each can
// be pressed.

export interface Named {
  name: string;
  id?: string; // of a component
  seat?: number;
}

export interface Part extends Omit<Named, 'name'> {
  text: string;
  strength?: number; // of a Skill card, which the text gives in brackets after it
}

/** A part with the marks that cling to it: a line never breaks between them. */
export interface Clinging extends Part {
  before?: string;
  after?: string;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as it stands in marks of quotation: its own are others then. */
const quoted = (name: string) => name.replace('“', '‘').replace('”', '’');

/** A face of a Skill card by its strength: a line may name several of a card. */
const ofStrength = (id: string, strength: number) => id.replace(/\d+$/, String(strength));

/**
 * A line in parts: what stands between names, and the names, with the marks of
 * quotation around them. The longest name goes first.
 */
export function parts(text: string, names: readonly Named[]): Part[] {
  const known = new Map<string, Named>();
  for (const n of names) {
    if (n.name && text.includes(n.name)) known.set(n.name, n);
    else if (n.name.includes('“') && text.includes(quoted(n.name))) known.set(quoted(n.name), n);
  }
  if (known.size === 0) return [{ text }];
  const all = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(“?(${all.join('|')})”?)( \\(\\d\\))?(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const out: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(found)) {
    const [, name = '', bare = '', bracket = ''] = match;
    if (match.index > from) out.push({ text: text.slice(from, match.index) });
    const { id, seat } = known.get(bare)!;
    from = match.index + name.length;
    if (id?.startsWith('skill/') && bracket) {
      const strength = Number(bracket[2]);
      out.push({ text: name, id: ofStrength(id, strength), strength });
      from += bracket.length;
    } else out.push({ text: name, ...(id ? { id } : {}), ...(seat === undefined ? {} : { seat }) });
  }
  if (from < text.length) out.push({ text: text.slice(from) });
  return out;
}

/** The parts of a line, in which each name has the brackets and stops around it with it. */
export function clinging(line: readonly Part[]): Clinging[] {
  const out: Clinging[] = line.map((part) => ({ ...part }));
  out.forEach((part, i) => {
    if (part.id === undefined) return;
    const [last, next] = [out[i - 1], out[i + 1]];
    part.before = /[([¿¡]*$/.exec(last?.text ?? '')![0];
    part.after = /^[^\p{L}\p{N}\s([¿¡]*/u.exec(next?.text ?? '')![0];
    if (last) last.text = last.text.slice(0, last.text.length - part.before.length);
    if (next) next.text = next.text.slice(part.after.length);
  });
  return out;
}
