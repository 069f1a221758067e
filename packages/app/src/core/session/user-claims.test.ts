import { expect, it } from 'vitest';
import { readUserClaims } from './user-claims.ts';

it.each([
  ['the customer', { plinth_id: 'c1' }, { customerId: 'c1' }],
  ['no customer', { plinth_id: '' }, { customerId: null }],
  [
    'the permissions',
    { plinth_id: 'c1', permissions: ['read Auth', 'read Analytics'] },
    {
      customerId: 'c1',
      ability: [
        { action: 'read', subject: 'Auth' },
        { action: 'read', subject: 'Analytics' },
      ],
    },
  ],
  ['that nothing is permitted', { plinth_id: 'c1', permissions: [] }, { customerId: 'c1', ability: [] }],
  ['nothing of an invalid list', { plinth_id: 'c1', permissions: ['everything', 1] }, { customerId: 'c1' }],
])('readUserClaims returns %s', (_name, claims, expected) => {
  expect(readUserClaims(claims)).toEqual(expected);
});
