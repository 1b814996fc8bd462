// Comforts; without this file every page works as well.

const wide = matchMedia('(min-width: 64rem)');
const $ = (id) => document.getElementById(id);

// The light that was chosen at the tables.
const light = localStorage.getItem('ragtag:theme');
if (light === 'light' || light === 'dark') document.documentElement.dataset.theme = light;

// Text as it is compared: of the same length, so that a place in it is a place in the text.
const fold = (s) =>
  s
    .replace(/[\u00c0-\u017f]/g, (c) => c.normalize('NFD')[0])
    .replace(/[“”]/g, '"')
    .replaceAll('’', "'")
    .toLowerCase();
const wordsIn = (s) => new Set(fold(s).match(/[a-z0-9]+/g));

// Whether a word becomes another by one letter changed, added, left out or swapped with the next.
function near(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const [x, y] = [a.slice(i), b.slice(i)];
  if (x.length !== y.length) return x.length > y.length ? x.slice(1) === y : x === y.slice(1);
  return x.slice(1) === y.slice(1) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2));
}

// The book shows the rules that have what is typed, at once, and marks it.
const filter = document.querySelector('[data-filter]');
if (filter) {
  const rules = [...document.querySelectorAll('.rule')].map((at) => {
    const text = fold(at.textContent + ' ' + at.id);
    return { at, text, words: wordsIn(text), chapter: at.closest('.chapter') };
  });
  const chapters = [...document.querySelectorAll('.chapter')];
  const count = $('count');

  // What a word finds: itself, or if no rule has it, the words that are a letter away.
  const alike = (word) => {
    if (word.length < 4 || rules.some((r) => r.text.includes(word))) return [word];
    const all = new Set(rules.flatMap((r) => [...r.words].filter((w) => w.length > 3 && near(w, word))));
    return all.size ? [...all] : [word];
  };

  const unmark = () => {
    for (const m of document.querySelectorAll('mark.hit')) {
      const parent = m.parentNode;
      m.replaceWith(m.textContent);
      parent.normalize();
    }
  };

  const mark = (at, wanted) => {
    const texts = [];
    const walker = document.createTreeWalker(at, NodeFilter.SHOW_TEXT, (n) =>
      n.parentElement.closest('svg, .sr') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (let text of texts) {
      for (;;) {
        const folded = fold(text.data);
        const found = wanted
          .map((w) => [folded.indexOf(w), w.length])
          .filter(([place]) => place >= 0)
          .sort((a, b) => a[0] - b[0] || b[1] - a[1])[0];
        if (!found) break;
        const hit = text.splitText(found[0]);
        text = hit.splitText(found[1]);
        const m = document.createElement('mark');
        m.className = 'hit';
        hit.replaceWith(m);
        m.append(hit);
      }
    }
  };

  const show = () => {
    unmark();
    const wanted = fold(filter.value).split(/\s+/).filter(Boolean).map(alike);
    const has = rules.map((r) => wanted.filter((w) => w.some((one) => r.text.includes(one))).length);
    // The rules with every word; if there is none, those that lack the fewest.
    const need = wanted.length < 2 ? wanted.length : Math.max(Math.ceil(wanted.length / 2), Math.max(...has));
    let shown = 0;
    const open = new Set();
    rules.forEach(({ at, chapter }, i) => {
      at.hidden = has[i] < need;
      if (at.hidden) return;
      shown++;
      open.add(chapter);
      if (wanted.length) mark(at, wanted.flat());
    });
    for (const c of chapters) c.hidden = wanted.length > 0 && !open.has(c);
    const nearly = need < wanted.length && shown ? filter.dataset.near + ' ' : '';
    count.textContent = wanted.length ? `${nearly}${shown} ${filter.dataset.says}` : '';
  };
  let soon;
  filter.addEventListener('input', () => {
    clearTimeout(soon);
    soon = setTimeout(show, 60);
  });

  // What a link leads to is shown, whatever the filter says.
  const lead = () => {
    const to = location.hash && $(decodeURIComponent(location.hash.slice(1)));
    if (!to) return;
    const closed = [...chapters, ...rules.map((r) => r.at)].filter(
      (e) => e.hidden && (e === to || e.contains(to)),
    );
    if (to.matches('.chapter')) closed.push(...to.querySelectorAll('.rule[hidden]'));
    for (const e of closed) e.hidden = false;
    if (closed.length) to.scrollIntoView();
  };
  addEventListener('hashchange', lead);
  document.addEventListener('click', (e) => {
    if (e.target.closest?.('a[href^="#"]')) setTimeout(lead);
  });
  if (filter.value) show(); // what a browser has kept
}

// The contents are folded on a narrow screen, where they come over the page from anywhere; they show where one is.
const contents = $('contents');
if (contents) {
  if (!wide.matches) contents.open = false;
  const links = new Map([...contents.querySelectorAll('a')].map((a) => [a.getAttribute('href').slice(1), a]));
  const here = $('here');
  let now;
  const stand = (id) => {
    const link = links.get(id);
    if (!link || link === now) return;
    now?.removeAttribute('aria-current');
    now = link;
    now.setAttribute('aria-current', 'location');
    here.textContent = now.textContent;
    const chapter = now.closest('details:not(#contents)') ?? now.parentElement.querySelector('details');
    for (const d of contents.querySelectorAll('nav details')) d.open = d === chapter;
    if (wide.matches || contents.classList.contains('over')) now.scrollIntoView({ block: 'nearest' });
  };
  // Of the rules at the top of the window the first counts; a chapter counts where it begins.
  const top = new Set();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const e of entries) top[e.isIntersecting ? 'add' : 'delete'](e.target);
      const rules = [...top].filter((at) => at.matches('.rule'));
      const first = (rules.length ? rules : [...top]).reduce(
        (a, b) => (a && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? a : b),
        undefined,
      );
      if (first) stand(first.id);
    },
    { rootMargin: '-4px 0px -85% 0px' },
  );
  for (const at of document.querySelectorAll('.chapter, .chapter .rule')) seen.observe(at);

  document.querySelector('.reach a').addEventListener('click', (e) => {
    e.preventDefault();
    contents.open = true;
    contents.classList.add('over');
    (now ?? contents.querySelector('a')).scrollIntoView({ block: 'center' });
    (now ?? contents.querySelector('a')).focus();
  });
  contents.addEventListener('toggle', () => {
    if (!contents.open) contents.classList.remove('over');
  });
  contents.addEventListener('click', (e) => {
    if (e.target.closest('a') && contents.classList.contains('over')) contents.open = false;
  });
  contents.addEventListener('keydown', (e) => {
    if (e.key !== 'Escape' || !contents.classList.contains('over')) return;
    contents.open = false;
    document.querySelector('.reach a').focus();
  });
}

// The address of a rule is copied where a browser allows that; else its link leads there.
document.addEventListener('click', async (e) => {
  const link = e.target.closest?.('a.address');
  if (!link || !navigator.clipboard || e.ctrlKey || e.metaKey || e.shiftKey) return;
  e.preventDefault();
  const said = $('said');
  try {
    await navigator.clipboard.writeText(link.href);
    said.textContent = said.dataset.copied;
    setTimeout(() => (said.textContent = ''), 2500);
  } catch {
    location.assign(link.href);
  }
});

for (const button of document.querySelectorAll('button.print')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

// The form greys out at once what no longer fits, and says what was left out. The newest answer counts.
const setup = $('setup');
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
  $('left').replaceChildren(...page.getElementById('left').children);
  $(e.target.id)?.focus();
  history.replaceState(null, '', answer.url.replace(/&left=[^&#]*/, ''));
});
