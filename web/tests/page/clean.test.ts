import { expect, it } from 'vitest';
import { clean } from '../../src/table/clean';

function cleaned(html: string): string {
  const box = document.createElement('div');
  box.append(clean(html));
  return box.innerHTML;
}

it.each([
  [
    '<h3>Actions</h3><p>One <strong>or</strong> none.</p>',
    '<h3>Actions</h3><p>One <strong>or</strong> none.</p>',
  ],
  ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['<img src=x onerror=alert(1)>', ''],
  [
    '<svg><title>A check</title><desc>1. It begins; 2. Destiny</desc><text>1</text><text>2</text></svg>',
    '<p>1. It begins; 2. Destiny</p>',
  ],
  ['<svg><text>1</text></svg>', ''],
  ['<a href="javascript:x()">link</a>', '<a>link</a>'],
  ['<a href="#check.destiny" onclick="x()">Destiny</a>', '<a href="#check.destiny">Destiny</a>'],
  [
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
])('of %s keeps %s', (html, want) => expect(cleaned(html)).toBe(want));
