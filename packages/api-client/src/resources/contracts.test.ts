import { expect, test } from 'vitest';
import { isFinanced, isVisibleContract } from './contracts.ts';

test.each([
  ['TOPUPPED', true],
  ['APPROVED', true],
  ['DONE', true],
  ['DRAFT', false],
  ['PAUSED', false],
])('reports whether a contract with status %s is visible: %s', (status, isVisible) => {
  expect(isVisibleContract({ status })).toBe(isVisible);
});

test.each([
  [[], false],
  [['TOPUPPED', 'DRAFT'], false],
  [['DRAFT', 'APPROVED'], true],
  [['DONE'], true],
])('counts a user with contracts %j as financed: %s', (statuses, financed) => {
  expect(isFinanced(statuses.map((status) => ({ status })))).toBe(financed);
});
