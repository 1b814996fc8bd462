// Light or dark: as the system says, unless chosen here.
export type Theme = 'auto' | 'light' | 'dark';

const stored = 'ragtag:theme';

function first(): Theme {
  const kept = localStorage.getItem(stored);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

class ThemeChoice {
  now = $state<Theme>(first());

  set(theme: Theme) {
    this.now = theme;
    localStorage.setItem(stored, theme);
    this.show();
  }

  show() {
    if (this.now === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.now;
  }
}

export const theme = new ThemeChoice();
