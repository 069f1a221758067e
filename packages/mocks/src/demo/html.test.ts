import { expect, test } from 'vitest';
import { htmlOf } from './html.ts';

test.each([
  ['One line', '<p>One line</p>'],
  ['Dear Ada,\n\nthe paper\nis attached.\n', '<p>Dear Ada,</p><p>the paper<br>is attached.</p>'],
  ['<b>"Quill & Co"</b>', '<p>&lt;b&gt;&quot;Quill &amp; Co&quot;&lt;/b&gt;</p>'],
])('htmlOf(%j)', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});
