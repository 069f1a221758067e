import { expect, test } from 'vitest';
import { isOnboarded } from './onboarded.ts';

test.each([
  [null, null, false],
  ['ONBOARDING', null, false],
  ['ONBOARDING', 0, false],
  ['ONBOARDING', 1, true],
  ['ONBOARDED', null, true],
  ['SOMETHING_NEW', 0, true],
])('counts a lead %s with %s contracts as onboarded: %s', (status, count, onboarded) => {
  const contracts = Array.from({ length: count ?? 0 }, (_item, index) => ({ id: `C-${index}`, status: 'DRAFT' }));
  expect(isOnboarded(status === null ? null : { status }, count === null ? null : { contracts })).toBe(onboarded);
});
