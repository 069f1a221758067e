/** Tests of every declared call, derived from its declaration, its sample input and its mock's answer. */
import type { Notice } from '@plinth/api-client';
import { isCall, type Declaration } from '@plinth/api-client/call';
import { isSchemaError } from '@plinth/api-client/errors';
import { fieldsOf } from '@plinth/api-client/fields';
import { declarations, invoke } from '@plinth/api-client/registry';
import { createCustomer } from '@plinth/api-client/resources/customers';
import { listFeatures } from '@plinth/api-client/resources/features';
import { http } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { breakResponse, FAULT_HEADER } from './faults/break-response.ts';
import { parseFault, type Fault } from './faults/fault.ts';
import { answers, pathOf } from './handlers.ts';
import { createServer, type MockServer } from './node.ts';
import { sampleInputOf } from './sample.ts';
import type { ScenarioName } from './scenarios/scenario.ts';
import { clientOf } from './testing/world.ts';

/** The answered calls, without the file transfers. */
const calls = answers.flatMap((answer) =>
  isCall(answer.declaration) ? [{ name: answer.declaration.name, answer, call: answer.declaration }] : [],
);

const servers: MockServer['server'][] = [];
let notices: Notice[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Makes the sample call once. Returns the request, the response and functions that repeat the call with another response. */
async function makeSampleCall(answer: Answer) {
  const { declaration, sample } = answer;
  const { server, baseUrl } = startServer(sample.scenario);
  const client = clientOf({ baseUrl }, { onNotice: (notice) => notices.push(notice) });
  const input = await sampleInputOf(answer, client);
  const requests: { readonly line: string; readonly query: object; readonly body: Promise<string> }[] = [];
  const responses: { readonly status: number; readonly text: Promise<string> }[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const body = request.clone().text();
    requests.push({ line: `${request.method} ${pathname}`, query: Object.fromEntries(searchParams), body });
  });
  server.events.on('response:mocked', ({ response }) => {
    responses.push({ status: response.status, text: response.clone().text() });
  });
  notices = [];
  const output = await invoke(client, declaration, input);
  const [request] = requests;
  const [response] = responses;
  if (!request || !response || responses.length > 1) throw new Error(`${declaration.name} was not answered once`);
  const text = await response.text;

  /** Repeats the call with another response; resolves with the path of the schema error, or null. */
  const repeatWith = async (replacement: Response): Promise<string | null> => {
    server.use(http.all(`${baseUrl}${pathOf(answer)}`, () => replacement.clone()));
    notices = [];
    const error = await invoke(client, declaration, input).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error !== null && !isSchemaError(error)) throw error;
    return error === null ? null : error.path.replaceAll(/\b\d+\b/g, '*');
  };
  /** Repeats the call with a fault; `undefined` when the response has no such field. */
  const repeatWithFault = async (fault: Fault): Promise<string | null | undefined> => {
    const broken = await breakResponse(new Response(text), parseFault(fault)!, fault);
    return broken.headers.get(FAULT_HEADER) === fault ? repeatWith(broken) : undefined;
  };
  return { input, output, request, status: response.status, text, repeatWith, repeatWithFault };
}

/** Starts a mock with its own data. */
function startServer(scenario: ScenarioName = 'financed'): MockServer {
  const mock = createServer({ scenario });
  mock.server.listen({ onUnhandledFrame: 'error' });
  servers.push(mock.server);
  return mock;
}

test('every declared call and file transfer has one answer', () => {
  const answeredNames = answers.map(({ declaration }) => declaration.name);
  expect(answeredNames.toSorted()).toEqual(declarations.map(({ name }) => name).toSorted());
});

test.each(answers.map((answer) => ({ name: answer.declaration.name, answer })))(
  '$name succeeds with its sample and reports nothing unknown',
  async ({ answer }) => {
    const { output, status } = await makeSampleCall(answer);
    expect([status < 300, output === null, notices]).toEqual([true, false, []]);
  },
);

describe.each(calls)('$name', ({ answer, call }) => {
  const fields = fieldsOf(call.answer);

  test('sends its parameters, body and query', async () => {
    const { input, request } = await makeSampleCall(answer);
    const remainingInput = [...input];
    const path = call.path.replaceAll(/:\w+/g, () => encodeURIComponent(String(remainingInput.shift())));
    expect(request.line).toBe(`${call.method} /v1${path}`);
    expect(JSON.parse((await request.body) || 'null')).toEqual(call.body ? remainingInput.shift() : null);
    expect(request.query).toEqual({ ...call.fixedQuery, ...(call.query ? Object(remainingInput.shift()) : {}) });
  });

  test('fails at each required field that is missing, and at no other', async () => {
    const { repeatWithFault } = await makeSampleCall(answer);
    for (const { path, isRequired } of fields.filter((field) => !field.path.endsWith('*'))) {
      expect([isRequired ? path : null, undefined]).toContain(await repeatWithFault(`missing@${path}`));
    }
  });

  test('fails at each field that is null and not nullable, and at no other', async () => {
    const { repeatWithFault } = await makeSampleCall(answer);
    for (const { path, isNullable } of fields) {
      expect([isNullable ? null : path, undefined]).toContain(await repeatWithFault(`null@${path}`));
    }
  });

  test('fails at each field of the wrong type', async () => {
    const { repeatWithFault } = await makeSampleCall(answer);
    for (const { path } of fields) expect([path, undefined]).toContain(await repeatWithFault(`wrong-type@${path}`));
  });

  test('accepts and reports an unknown member of each enumeration', async () => {
    const { repeatWithFault } = await makeSampleCall(answer);
    for (const { path } of fields.filter((field) => field.isOpenEnum)) {
      if ((await repeatWithFault(`unknown-enum@${path}`)) === undefined) continue;
      expect(notices).toEqual([{ kind: 'unknown-member', call: call.name, path, value: 'UNKNOWN_MEMBER' }]);
    }
  });

  test('accepts and reports an unknown field', async () => {
    const { text, repeatWith } = await makeSampleCall(answer);
    const body = JSON.parse(text) as object;
    const withField = Array.isArray(body) ? body.map((row: object) => ({ ...row, added: 1 })) : { ...body, added: 1 };
    await expect(repeatWith(Response.json(withField))).resolves.toBeNull();
    const path = Array.isArray(body) ? '*.added' : 'added';
    expect(notices).toEqual([{ kind: 'unknown-field', call: call.name, path }]);
  });

  test('fails at a response with another root', async () => {
    const { repeatWithFault } = await makeSampleCall(answer);
    await expect(repeatWithFault('wrong-root')).resolves.toEqual(expect.any(String));
  });
});

/** Fields that the mock never returns, by call. */
const NEVER_RETURNED = new Map<Declaration, RegExp>([
  // A new customer has no contracts.
  [createCustomer, /^contracts\.\*/],
  // No flag of the mock has a variant with a payload.
  [listFeatures, /^toggles\.\*\.variant\.payload\./],
]);

test('the samples contain every field that a response can have, except those that the mock never returns', async () => {
  const missing: string[] = [];
  for (const { answer, call } of calls) {
    const { repeatWithFault } = await makeSampleCall(answer);
    for (const { path } of fieldsOf(call.answer)) {
      if (NEVER_RETURNED.get(call)?.test(path)) continue;
      if ((await repeatWithFault(`wrong-type@${path}`)) === undefined) missing.push(`${call.name} ${path}`);
    }
    for (const server of servers.splice(0)) server.close();
  }
  expect(missing).toEqual([]);
});
