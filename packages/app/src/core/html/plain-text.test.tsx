import { expect, it } from 'vitest';
import { hasPictures, plainText } from './plain-text.ts';

it.each([
  [
    '<table><tr><td>Invoice</td><td>1,200</td></tr><tr><td>Late fee</td><td>350</td></tr></table>',
    'Invoice 1,200 Late fee 350',
  ],
  ['<table><thead><tr><th>Item<th>Price</thead><tr><td><p>Oil</p><td>5</table>after', 'Item Price Oil 5 after'],
  ['text<ul><li>one<li>two</ul>after', 'text one two after'],
  ['<p>one</p><p>t<b>w</b>o<br>three</p>', 'one two three'],
])('keeps the borders of %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('knows whether HTML has pictures', () => {
  expect([hasPictures('<p>text</p>'), hasPictures('<IMG src="a.png">'), hasPictures('<svg></svg>')]).toEqual([
    false,
    true,
    true,
  ]);
});
