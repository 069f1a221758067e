import { expect, test } from 'vitest';
import { draftFromSearch } from './composer-href.ts';

test.each([
  ['', null],
  ['?new=other', null],
  ['?new=ticket', 'ticket'],
  ['?new=topup', 'topup'],
  ['?new=topup&available=99999999900&account=Mallory&message=Pay+me', 'topup'],
])('reads only the draft from %j: %j', (search, draft) => {
  expect(draftFromSearch(search)).toBe(draft);
});
