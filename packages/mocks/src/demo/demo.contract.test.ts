/** Tests of every declared call of the demo. */
import type { Call } from '@plinth/api-client/call';
import type { Caller } from '@plinth/api-client/caller';
import { getStatisticsCard } from '@plinth/api-client/demo/cards';
import { cancelSending, sendMail } from '@plinth/api-client/demo/email';
import { addInvoice } from '@plinth/api-client/demo/invoice';
import { addPost } from '@plinth/api-client/demo/profile';
import { demoCalls } from '@plinth/api-client/demo/registry';
import { registerAccount } from '@plinth/api-client/demo/session';
import { expect, test } from 'vitest';
import { sampleInputOf } from '#engine/call-handler.ts';
import { testCalls, testSamples, type CallCase } from '../testing/contract.ts';
import { callerOf } from '../testing/demo-world.ts';
import { demoCallHandlers } from './domains.ts';
import { createDemoServer } from './node.ts';

/** Makes a call whose types are not known. */
const invokeWith = (call: Caller, declaration: Call, input: readonly unknown[]): Promise<unknown> =>
  (call as (declaration: Call, ...input: readonly unknown[]) => Promise<unknown>)(declaration, ...input);

const cases = demoCallHandlers.map((handler): CallCase => ({
  declaration: handler.declaration,
  path: handler.path,
  start: (onNotice) => {
    const demo = createDemoServer();
    const baseUrl = demo.context.origin;
    const call = callerOf(baseUrl, { onNotice });
    return {
      server: demo.server,
      baseUrl,
      invoke: (_declaration, input) => invokeWith(call, handler.declaration, input),
    };
  },
  inputOf: ({ baseUrl }) => sampleInputOf(handler, callerOf(baseUrl)),
}));

test('every declared call has one handler', () => {
  const handledNames = demoCallHandlers.map(({ declaration }) => declaration.name);
  expect(handledNames.toSorted()).toEqual(demoCalls.map(({ name }) => name).toSorted());
});

testSamples(cases);

testCalls(cases, [
  // A card of statistics has no periods and no parts.
  [getStatisticsCard, /^(?:options|items)\.\*/],
  // A new invoice has no payments.
  [addInvoice, /^invoice\.payments\.\*/],
  // A new post has no comments.
  [addPost, /^post\.comments\.\*/],
  // A new mail has no labels and no earlier messages.
  [sendMail, /^email\.(?:replies|labels)\.\*/],
  [cancelSending, /^email\.(?:replies|labels)\.\*/],
  // The sample registers an account with free names.
  [registerAccount, /^error\./],
]);
