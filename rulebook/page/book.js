// Two comforts; without this file every page works as well.

// The book shows the rules that hold what is typed, at once.
const filter = document.querySelector('[data-filter]');
if (filter) {
  const fold = (s) => s.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
  const rules = [...document.querySelectorAll('.rule')].map((at) => ({ at, text: fold(at.textContent + ' ' + at.id) }));
  const chapters = document.querySelectorAll('.chapter');
  const count = document.getElementById('count');
  filter.addEventListener('input', () => {
    const wanted = fold(filter.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { at, text } of rules) {
      at.hidden = !wanted.every((w) => text.includes(w));
      if (!at.hidden) shown++;
    }
    for (const c of chapters) c.hidden = !c.querySelector('.rule:not([hidden])');
    count.textContent = wanted.length ? `${shown} ${filter.dataset.says}` : '';
  });
}

// On a narrow screen the contents are folded.
const contents = document.querySelector('.contents');
if (contents && !matchMedia('(min-width: 64rem)').matches) contents.open = false;

// The form greys out at once what no longer fits. The newest answer counts.
const setup = document.getElementById('setup');
let asked = 0;
setup?.addEventListener('change', async (e) => {
  const query = new URLSearchParams(new FormData(setup));
  query.set('set', 'form');
  const mine = ++asked;
  const answer = await fetch('/rules?' + query).catch(() => null);
  if (!answer?.ok || mine !== asked) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (mine !== asked) return;
  setup.replaceChildren(...page.getElementById('setup').children);
  document.getElementById(e.target.id)?.focus();
  history.replaceState(null, '', answer.url.split('#')[0]);
});
