import { expect, it } from 'vitest';
import { pathSegment } from './path-segment.ts';

it.each([
  ['/bank-accounts/virtual-cards/card-8804', 2, 'card-8804'],
  ['/bank-accounts/1%2F..%2F2/authenticate', 1, '1/../2'],
  ['//bank-accounts//c1/', 1, 'c1'],
  ['/bank-accounts/%E0%A4%A', 1, '%E0%A4%A'],
  ['/bank-accounts', 1, ''],
])('of %s the segment %i is %s', (pathname, index, segment) => {
  expect(pathSegment(pathname, index)).toBe(segment);
});
