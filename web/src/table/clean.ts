// Keeps the parts of a piece of HTML that a rule is made of, and drops the
// rest: unknown elements give way to their text, and the only attributes that
// survive are those that a table needs, and links to other rules.

const allowed = new Set(
  'a h1 h2 h3 h4 h5 p ul ol li dl dt dd table thead tbody tr th td caption strong em b i small br hr span div section article'.split(
    ' ',
  ),
);
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object']);
const attributes = new Set(['colspan', 'rowspan', 'scope', 'lang']);

/** Of a drawing there is what it says in words: its letters alone would run into each other. */
function describe(drawing: Element, to: Node) {
  const said = drawing.querySelector('desc')?.textContent.trim();
  if (!said) return;
  const words = document.createElement('p');
  words.append(said);
  to.appendChild(words);
}

function copy(from: Node, to: Node, depth: number) {
  for (const node of from.childNodes) {
    if (node instanceof Text) to.appendChild(document.createTextNode(node.data));
    if (!(node instanceof Element) || depth > 40) continue;
    const name = node.localName;
    if (dropped.has(name)) continue;
    if (name === 'svg') {
      describe(node, to);
      continue;
    }
    if (!allowed.has(name)) {
      copy(node, to, depth + 1);
      continue;
    }
    const element = document.createElement(name);
    const rule = name === 'a' ? /^#([\w.-]+)$/.exec(node.getAttribute('href') ?? '')?.[1] : undefined;
    if (rule) element.setAttribute('href', `#${rule}`);
    for (const a of node.attributes) if (attributes.has(a.name)) element.setAttribute(a.name, a.value);
    to.appendChild(element);
    copy(node, element, depth + 1);
  }
}

/** The harmless part of a piece of HTML, as nodes. */
export function clean(html: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const fragment = document.createDocumentFragment();
  copy(parsed.body, fragment, 0);
  return fragment;
}
