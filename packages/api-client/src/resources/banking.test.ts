import { expect, test } from 'vitest';
import { checkingOf, isDisconnected } from './banking.ts';

test('keeps checking accounts only', () => {
  const accounts = [{ subtype: 'checking' }, { subtype: 'savings' }, { subtype: 'credit' }];
  expect(checkingOf(accounts)).toEqual([{ subtype: 'checking' }]);
});

test('counts a connection that needs a new sign-in as disconnected', () => {
  expect(isDisconnected({ status: 'AUTH_ERROR' })).toBe(true);
  expect(isDisconnected({ status: 'CONNECTED' })).toBe(false);
});
