// The clipboard. Browsers give none to a page that came over plain HTTP from another
// machine, as in a home network: there a selection is copied.

/** Copies a text, and reports whether it is on the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return selected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => selected(text),
  );
}

/** Copies by way of a selection, and gives back the focus. */
function selected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up on a phone
  field.style.cssText = 'position: fixed; opacity: 0;';
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  // deprecated, and all there is without a secure context
  const done = document.execCommand('copy');
  field.remove();
  before?.focus();
  return done;
}
