import { expect, test } from 'vitest';
import { linkPartsOf } from './link-parts.ts';

test('a text without addresses is one part', () => {
  expect(linkPartsOf('See you at 10:30, dock 2.')).toEqual([{ text: 'See you at 10:30, dock 2.', href: null }]);
  expect(linkPartsOf('')).toEqual([]);
});

test('the text around addresses is kept to the letter', () => {
  const text = 'Plan:\nhttps://example.com/a?b=1#c, or ask marta@example.com.';
  const parts = linkPartsOf(text);
  expect(parts).toEqual([
    { text: 'Plan:\n', href: null },
    { text: 'https://example.com/a?b=1#c', href: 'https://example.com/a?b=1#c' },
    { text: ', or ask ', href: null },
    { text: 'marta@example.com', href: 'mailto:marta@example.com' },
    { text: '.', href: null },
  ]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test.each([
  ['https://example.com.', 'https://example.com'],
  ['Really? http://example.com/x!', 'http://example.com/x'],
  ['(https://example.com/x)', 'https://example.com/x'],
  ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
  ['“https://example.com/x”', 'https://example.com/x'],
  ['www.example.com/x', 'https://www.example.com/x'],
  ['HTTPS://EXAMPLE.COM/x', 'HTTPS://EXAMPLE.COM/x'],
  ['https://münchen.example.com', 'https://münchen.example.com'],
])('%j links to %j', (text, href) => {
  expect(linkPartsOf(text).flatMap((part) => part.href ?? [])).toEqual([href]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(document.cookie)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com/x',
  'blob:https://example.com/x',
])('%j never becomes a link with its own scheme', (text) => {
  for (const { href } of linkPartsOf(text)) expect(href ?? 'https:').toMatch(/^(?:https?|mailto):/);
});
