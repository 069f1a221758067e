/** Tests of declared calls, derived from their declarations, their sample inputs and the mock's handlers. */
import type { Notice } from '@plinth/api-client';
import type { Call, Declaration } from '@plinth/api-client/call';
import { isSchemaError } from '@plinth/api-client/errors';
import { fieldsOf } from '@plinth/api-client/fields';
import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { afterEach, describe, expect, test } from 'vitest';
import { breakResponse, FAULT_HEADER } from '#engine/faults/break-response.ts';
import { parseFault, type Fault } from '#engine/faults/fault.ts';

/** A mock and a client for one test. */
export interface ContractWorld {
  readonly server: SetupServer;
  /** Base address of the calls. */
  readonly baseUrl: string;
  readonly invoke: (declaration: Declaration, input: readonly unknown[]) => Promise<unknown>;
}

/** A handled call, with a way to make it. */
export interface ContractCase {
  readonly declaration: Declaration;
  /** Path of the handler below the base address. */
  readonly path: string;
  /** Creates a world of its own, whose client reports to `onNotice`. */
  readonly start: (onNotice: (notice: Notice) => void) => ContractWorld;
  /** The arguments with which the call succeeds. */
  readonly inputOf: (world: ContractWorld) => Promise<readonly unknown[]>;
}

/** A case of a declared call, without the file transfers. */
export type CallCase = ContractCase & { readonly declaration: Call };

let servers: SetupServer[] = [];
let notices: Notice[] = [];

function closeServers(): void {
  for (const server of servers) server.close();
  servers = [];
}

/** Makes the sample call once. Returns the request, the response and functions that repeat the call with another response. */
async function makeSampleCall({ declaration, path, start, inputOf }: ContractCase) {
  const world = start((notice) => notices.push(notice));
  const { server, baseUrl, invoke } = world;
  server.listen({ onUnhandledFrame: 'error' });
  servers.push(server);
  const input = await inputOf(world);
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
  const output = await invoke(declaration, input);
  const [request] = requests;
  const [response] = responses;
  if (!request || !response || responses.length > 1) throw new Error(`${declaration.name} did not get one response`);
  const text = await response.text;

  /** Repeats the call with another response; resolves with the path of the schema error, or null. */
  const repeatWith = async (replacement: Response): Promise<string | null> => {
    server.use(http.all(`${baseUrl}${path}`, () => replacement.clone()));
    notices = [];
    const error = await invoke(declaration, input).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error !== null && !isSchemaError(error)) throw error;
    return error === null ? null : error.path.replaceAll(/\b\d+\b/g, '*');
  };
  /** Repeats the call with a fault; `undefined` when the response has no such field. */
  const repeatWithFault = async (fault: Fault): Promise<string | null | undefined> => {
    const parts = parseFault(fault);
    if (!parts) throw new Error(`${fault} is not a fault`);
    const broken = await breakResponse(new Response(text), parts, fault);
    return broken.headers.get(FAULT_HEADER) === fault ? repeatWith(broken) : undefined;
  };
  return { baseUrl, input, output, request, status: response.status, text, repeatWith, repeatWithFault };
}

const named = <Case extends ContractCase>(cases: readonly Case[]) =>
  cases.map((subject) => ({ name: subject.declaration.name, subject }));

/** What a query parameter is sent as; lists are separated by commas. */
const textsOf = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );

/** Defines the test that every case succeeds. */
export function testSamples(cases: readonly ContractCase[]): void {
  afterEach(closeServers);

  test.each(named(cases))('$name succeeds with its sample and reports nothing unknown', async ({ subject }) => {
    const { output, status } = await makeSampleCall(subject);
    expect([status < 300, output === null, notices]).toEqual([true, false, []]);
  });
}

/**
 * Defines the tests of declared calls.
 * @param neverReturned Fields that the mock never returns, by call.
 */
export function testCalls(
  cases: readonly CallCase[],
  neverReturned: readonly (readonly [Declaration, RegExp])[],
): void {
  describe.each(named(cases))('$name', ({ subject }) => {
    const call = subject.declaration;
    const fields = fieldsOf(call.response);

    test('sends its parameters, body and query', async () => {
      const { baseUrl, input, request } = await makeSampleCall(subject);
      const remainingInput = [...input];
      const path = call.path.replaceAll(/:\w+/g, () => encodeURIComponent(String(remainingInput.shift())));
      expect(request.line).toBe(`${call.method} ${new URL(baseUrl).pathname.replace(/\/$/, '')}${path}`);
      expect(JSON.parse((await request.body) || 'null')).toEqual(call.body ? remainingInput.shift() : null);
      expect(request.query).toEqual({
        ...call.fixedQuery,
        ...(call.query ? textsOf(Object(remainingInput.shift()) as object) : {}),
      });
    });

    test('fails at each required field that is missing, and at no other', async () => {
      const { repeatWithFault } = await makeSampleCall(subject);
      for (const { path, isRequired } of fields.filter((field) => !field.path.endsWith('*'))) {
        expect([isRequired ? path : null, undefined]).toContain(await repeatWithFault(`missing@${path}`));
      }
    });

    test('fails at each field that is null and not nullable, and at no other', async () => {
      const { repeatWithFault } = await makeSampleCall(subject);
      for (const { path, isNullable } of fields) {
        expect([isNullable ? null : path, undefined]).toContain(await repeatWithFault(`null@${path}`));
      }
    });

    test('fails at each field of the wrong type', async () => {
      const { repeatWithFault } = await makeSampleCall(subject);
      for (const { path } of fields) expect([path, undefined]).toContain(await repeatWithFault(`wrong-type@${path}`));
    });

    test('accepts and reports an unknown member of each enumeration', async () => {
      const { repeatWithFault } = await makeSampleCall(subject);
      for (const { path } of fields.filter((field) => field.isOpenEnum)) {
        if ((await repeatWithFault(`unknown-enum@${path}`)) === undefined) continue;
        expect(notices).toEqual([{ kind: 'unknown-member', call: call.name, path, value: 'UNKNOWN_MEMBER' }]);
      }
    });

    test('accepts and reports an unknown field', async () => {
      const { text, repeatWith } = await makeSampleCall(subject);
      const body = JSON.parse(text) as object;
      const withField = Array.isArray(body) ? body.map((row: object) => ({ ...row, added: 1 })) : { ...body, added: 1 };
      await expect(repeatWith(Response.json(withField))).resolves.toBeNull();
      const path = Array.isArray(body) ? '*.added' : 'added';
      expect(notices).toEqual([{ kind: 'unknown-field', call: call.name, path }]);
    });

    test('fails at a response with another root', async () => {
      const { repeatWithFault } = await makeSampleCall(subject);
      await expect(repeatWithFault('wrong-root')).resolves.toEqual(expect.any(String));
    });
  });

  test('the samples contain every field that a response can have, except those that the mock never returns', async () => {
    const missing: string[] = [];
    for (const subject of cases) {
      const { repeatWithFault } = await makeSampleCall(subject);
      for (const { path } of fieldsOf(subject.declaration.response)) {
        if (neverReturned.some(([call, pattern]) => call === subject.declaration && pattern.test(path))) continue;
        if ((await repeatWithFault(`wrong-type@${path}`)) === undefined) {
          missing.push(`${subject.declaration.name} ${path}`);
        }
      }
      closeServers();
    }
    expect(missing).toEqual([]);
  });
}
