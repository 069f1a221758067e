import { expect, test } from 'vitest';
import { isTopupOpen, topupHref } from './topup-href.ts';

test.each([
  ['', false],
  ['?topup=', false],
  ['?topup=100000', false],
  ['?topup=request', true],
  ['?topup=request&amount=99999999900&account=mallory', true],
])('isTopupOpen reads %j: %j', (search, isOpen) => {
  expect(isTopupOpen(search)).toBe(isOpen);
});

test('opens and closes the form without losing the rest of the query', () => {
  const search = (href: string) => new URL(href, 'https://app.test').search;
  const opened = search(topupHref('?status=FAILED', true));
  expect(opened).toBe('?status=FAILED&topup=request');
  expect(search(topupHref(opened, true))).toBe(opened);
  expect(search(topupHref(opened, false))).toBe('?status=FAILED');
});
