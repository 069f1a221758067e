import { getBankLinkStatus, linkBank } from '@plinth/api-client/resources/banking';
import { completeOnboarding } from '@plinth/api-client/resources/leads';
import { findUserByEmail } from '@plinth/api-client/resources/users';
import { expect, test } from 'vitest';
import { isFault, parseFault, readFaults, writeFaults, type FaultSetting } from './fault.ts';

test.each([
  ['offline', { name: 'offline', path: [] }],
  ['many-rows', { name: 'many-rows', path: [] }],
  ['many-rows@0.PaymentTransactions', { name: 'many-rows', path: ['0', 'PaymentTransactions'] }],
  ['missing@*.Terms.fundedAmount', { name: 'missing', path: ['*', 'Terms', 'fundedAmount'] }],
  ['null@owed', { name: 'null', path: ['owed'] }],
])('%s reads as %j', (text, parts) => {
  expect(parseFault(text)).toEqual(parts);
});

test.each(['', 'slow', 'null', 'missing@', 'offline@a', 'wrong-type@a..b', '@a', 'duplicate-ids@', 'toString'])(
  '%j is not a fault',
  (text) => {
    expect(isFault(text)).toBe(false);
  },
);

test('settings read as they were written, whatever is in their paths', () => {
  const settings: FaultSetting[] = [
    { call: findUserByEmail, fault: 'html' },
    { call: completeOnboarding, fault: 'null@status', isOnce: true },
    { call: getBankLinkStatus, fault: 'offline' },
    { call: linkBank, fault: 'duplicate-ids@*.Accounts' },
  ];
  expect(readFaults(writeFaults(settings))).toEqual(settings);
  expect(readFaults('GET /users:html, GET /customers:empty')).toHaveLength(2);
});

test.each([
  '',
  'GET /users',
  'GET /users:',
  'GET /users:nothing',
  'GET /nowhere:html',
  'html',
  'GET /users:html,',
  'GET /users:html:twice',
])('%j is not read at all', (text) => {
  expect(readFaults(text)).toBeNull();
});
