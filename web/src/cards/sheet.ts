// A character's sheet, as it is set: what its text says, paragraph by paragraph.

export interface Ability {
  name: string;
  /** What stands in brackets behind its name: that it is a weakness, or for once a game. */
  aside: string;
  text: string;
}

export interface CharacterSheet {
  /** The class, the cards of each turn and where the character starts. */
  facts: string[];
  abilities: Ability[];
}

/** Sets the text of a character. */
export function sheetOf(text: string): CharacterSheet {
  const [first = '', ...rest] = text.split('\n');
  const facts = first.split(/(?<=[.!])\s+/).filter(Boolean);
  const abilities = rest.map((line) => {
    const [, name = '', aside = '', words = line] =
      /^([^:(]{1,40}?)(?: \(([^)]*)\))?: (.*)$/s.exec(line) ?? [];
    return { name, aside, text: words };
  });
  return { facts, abilities };
}
