import { expect, it } from 'vitest';
import { demoRoutes } from '../routes.ts';
import { lastListHref, rememberList } from './last-list.ts';

it.each([
  ['users', '?q=ada&user=new', '?q=ada'],
  ['users', '?user=7', ''],
  ['invoices', '?status=Paid&page=2&send=5022', '?status=Paid&page=2'],
] as const)('returns to the list of %s with %s without the record that was open', (route, search, query) => {
  rememberList(route, search);
  expect(lastListHref(route)).toBe(`${demoRoutes.hrefOf(route)}${query}`);
});
