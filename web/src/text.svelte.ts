// How large the text is, in per cent of what the pages are made for.
export const sizes = [90, 100, 115, 130] as const;
export type Size = (typeof sizes)[number];

const stored = 'ragtag:text';

function first(): Size {
  const kept = Number(localStorage.getItem(stored));
  return sizes.find((s) => s === kept) ?? 100;
}

class TextSize {
  now = $state<Size>(first());

  set(size: Size) {
    this.now = size;
    localStorage.setItem(stored, `${size}`);
    this.show();
  }

  show() {
    if (this.now === 100) delete document.documentElement.dataset.text;
    else document.documentElement.dataset.text = `${this.now}`;
  }
}

export const text = new TextSize();
