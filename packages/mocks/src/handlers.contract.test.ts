/** Tests of every declared call of the provider. */
import { isCall } from '@plinth/api-client/call';
import { declarations, invoke } from '@plinth/api-client/registry';
import { createCustomer } from '@plinth/api-client/resources/customers';
import { listFeatures } from '@plinth/api-client/resources/features';
import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { answers, pathOf } from './handlers.ts';
import { createServer } from './node.ts';
import { sampleInputOf } from './sample.ts';
import { testCalls, testSamples, type ContractCase } from './testing/contract.ts';
import { clientOf } from './testing/world.ts';

function caseOf(answer: Answer): ContractCase {
  const { declaration, sample } = answer;
  return {
    declaration,
    path: pathOf(answer),
    start: (onNotice) => {
      const { server, baseUrl } = createServer({ scenario: sample.scenario ?? 'financed' });
      const client = clientOf({ baseUrl }, { onNotice });
      return { server, baseUrl, invoke: (call, input) => invoke(client, call, input) };
    },
    inputOf: ({ baseUrl }) => sampleInputOf(answer, clientOf({ baseUrl })),
  };
}

const cases = answers.map(caseOf);

test('every declared call and file transfer has one answer', () => {
  const answeredNames = answers.map(({ declaration }) => declaration.name);
  expect(answeredNames.toSorted()).toEqual(declarations.map(({ name }) => name).toSorted());
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
