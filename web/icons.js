// Lucide's icons as the plain pictures they are: drawn when the client is built, not node by
// node in the browser, where a phone took a fifth of its time for a table's icons.

const known = /@lucide\/svelte\/dist\/icons\/[^/]+\.svelte$/;

/** @type {import('svelte/compiler').PreprocessorGroup} */
export const icons = {
  name: 'icons',
  markup({ content, filename = '' }) {
    if (!known.test(filename)) return undefined;
    const { node } = JSON.parse(/const iconData = (\{.*\});/.exec(content)[1]);
    const drawn = node.map(([tag, attributes]) => {
      const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${all.join('')} />`;
    });
    // sizes as text: of other values Svelte would find out what the element itself can be set to
    const code = `<script>let { size, 'aria-hidden': hidden, 'aria-label': label } = $props();</script>
<svg width={\`\${size}\`} height={\`\${size}\`} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden={hidden} aria-label={label}>${drawn.join('')}</svg>`;
    return { code };
  },
};
