import { declarations } from '@plinth/api-client/registry';
import { getBankLinkStatus, linkBank } from '@plinth/api-client/resources/banking';
import { completeOnboarding } from '@plinth/api-client/resources/leads';
import { findUserByEmail } from '@plinth/api-client/resources/users';
import { expect, test } from 'vitest';
import { isFault, parseFault, parseFaults, formatFaults, type FaultSetting } from './fault.ts';

test.each([
  ['offline', { name: 'offline', path: [] }],
  ['many-rows', { name: 'many-rows', path: [] }],
  ['many-rows@0.PaymentTransactions', { name: 'many-rows', path: ['0', 'PaymentTransactions'] }],
  ['missing@*.Terms.fundedAmount', { name: 'missing', path: ['*', 'Terms', 'fundedAmount'] }],
  ['null@owed', { name: 'null', path: ['owed'] }],
])('parses %s as %j', (text, parts) => {
  expect(parseFault(text)).toEqual(parts);
});

test.each(['', 'slow', 'null', 'missing@', 'offline@a', 'wrong-type@a..b', '@a', 'duplicate-ids@', 'toString'])(
  'rejects %j as a fault',
  (text) => {
    expect(isFault(text)).toBe(false);
  },
);

test('parses settings from their text form', () => {
  const settings: FaultSetting[] = [
    { call: findUserByEmail, fault: 'html' },
    { call: completeOnboarding, fault: 'null@status', isOnce: true },
    { call: getBankLinkStatus, fault: 'offline' },
    { call: linkBank, fault: 'duplicate-ids@*.Accounts' },
  ];
  expect(parseFaults(formatFaults(settings), declarations)).toEqual(settings);
  expect(parseFaults('GET /users:html, GET /customers:empty', declarations)).toHaveLength(2);
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
])('rejects the settings %j', (text) => {
  expect(parseFaults(text, declarations)).toBeNull();
});
