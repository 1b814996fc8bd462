/** What a paragraph of a component's text begins with, to be set in bold: the name of an ability, or whose action it is. */
export const leadOf = (paragraph: string): string => /^[^.:(]{1,36}( \([^)]*\))?:/.exec(paragraph)?.[0] ?? '';
