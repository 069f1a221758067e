/** Tests of every declared call of the provider. */
import { isCall } from '@plinth/api-client/call';
import { declarations, invoke } from '@plinth/api-client/registry';
import { createCustomer } from '@plinth/api-client/resources/customers';
import { listFeatures } from '@plinth/api-client/resources/features';
import { expect, test } from 'vitest';
import { sampleInputOf } from '#engine/call-handler.ts';
import { callHandlers } from './handlers.ts';
import { createServer } from './node.ts';
import type { CallHandler } from './provider/handle.ts';
import { testCalls, testSamples, type ContractCase } from './testing/contract.ts';
import { clientOf } from './testing/world.ts';

function caseOf(handler: CallHandler): ContractCase {
  const { declaration, path, scenario = 'financed' } = handler;
  return {
    declaration,
    path,
    start: (onNotice) => {
      const { server, baseUrl } = createServer({ scenario });
      const client = clientOf({ baseUrl }, { onNotice });
      return { server, baseUrl, invoke: (call, input) => invoke(client, call, input) };
    },
    inputOf: ({ baseUrl }) => sampleInputOf(handler, clientOf({ baseUrl })),
  };
}

const cases = callHandlers.map(caseOf);

test('every declared call and file transfer has one handler', () => {
  const handledNames = callHandlers.map(({ declaration }) => declaration.name);
  expect(handledNames.toSorted()).toEqual(declarations.map(({ name }) => name).toSorted());
});

testSamples(cases);

testCalls(
  cases.flatMap((subject) => {
    const { declaration } = subject;
    return isCall(declaration) ? [{ ...subject, declaration }] : [];
  }),
  [
    // A new customer has no contracts.
    [createCustomer, /^contracts\.\*/],
    // No flag of the mock has a variant with a payload.
    [listFeatures, /^toggles\.\*\.variant\.payload\./],
  ],
);
