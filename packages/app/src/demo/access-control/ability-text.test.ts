import { expect, it } from 'vitest';
import { abilityText } from './ability-text.ts';

it.each([
  ['manage', 'all', 'View, add, change and delete everything in the demo'],
  ['read', 'ACL', 'View this page'],
  ['read', 'Auth', 'View the pages for signed-in users'],
  ['approve', 'Payouts', 'approve Payouts'],
])('says what %s on %s allows', (action, subject, text) => {
  expect(abilityText({ action, subject })).toBe(text);
});
