import { expect, it } from 'vitest';
import { abilityText } from './ability-text.ts';

it.each([
  ['manage', 'all', 'See, add, change and delete everything in the demo'],
  ['read', 'ACL', 'See this page'],
  ['read', 'Auth', 'See the pages for signed-in users'],
  ['approve', 'Payouts', 'approve Payouts'],
])('says what %s on %s allows', (action, subject, text) => {
  expect(abilityText({ action, subject })).toBe(text);
});
