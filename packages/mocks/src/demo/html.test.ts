import { expect, test } from 'vitest';
import { htmlOf, textOf } from './html.ts';

test.each([
  ['One line', '<p>One line</p>'],
  ['Dear Ada,\n\nthe paper\nis attached.\n', '<p>Dear Ada,</p><p>the paper<br>is attached.</p>'],
  ['<b>"Quill & Co"</b>', '<p>&lt;b&gt;&quot;Quill &amp; Co&quot;&lt;/b&gt;</p>'],
])('htmlOf(%j)', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

test.each([
  ['<p>One</p><p>two<br>three</p>', ' One  two three '],
  ['<p>Quill &amp; Co, &lt;b&gt;, &quot;A&quot;&nbsp;&amp;lt;</p>', ' Quill & Co, <b>, "A" &lt; '],
])('textOf(%j)', (html, text) => {
  expect(textOf(html)).toBe(text);
});
