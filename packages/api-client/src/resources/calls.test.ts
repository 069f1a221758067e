import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { DATA_CALLS } from '../testing/data-calls.ts';
import { FINANCING_CALLS } from '../testing/financing-calls.ts';
import { createTestClient, startProvider } from '../testing/provider.ts';
import { promotion, uploadGrant } from '../testing/samples.ts';

const ROWS = [...FINANCING_CALLS, ...DATA_CALLS];
/** Not calls of the API: the bytes go to a signed address (see transfer.test.ts). */
const TRANSFERS = ['files.upload', 'files.download'];
const newFile = { name: 'statement.pdf', type: 'application/pdf', size: 2_048 };

const provider = startProvider();

/** A copy of the answer in which the value at the path is removed, or replaced. */
function without(answer: unknown, at: string, value?: string): unknown {
  const copy: unknown = structuredClone(answer);
  const keys = at.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<unknown>((node, key) => Reflect.get(Object(node), key), copy);
  if (value === undefined) Reflect.deleteProperty(Object(owner), last);
  else Reflect.set(Object(owner), last, value);
  return copy;
}

test('every method of the client is in the table', () => {
  const { client } = createTestClient();
  const methods = Object.entries(client).flatMap(([resource, calls]) =>
    Object.keys(calls).map((method) => `${resource}.${method}`),
  );
  expect([...TRANSFERS, ...ROWS.map(({ name }) => name)].toSorted()).toEqual(methods.toSorted());
});

test.each(ROWS)(
  '$name sends $request and gives the whole answer',
  async ({ call, request, body, answer, gives = answer }) => {
    provider.answers(() => HttpResponse.json(Object(answer)));
    const { client, notices } = createTestClient();
    await expect(call(client)).resolves.toEqual(gives);
    const [seen] = provider.seen;
    expect(`${seen!.method} ${seen!.url.pathname.replace('/v1', '')}${seen!.url.search}`).toBe(request);
    expect(seen!.body === '' ? undefined : JSON.parse(seen!.body)).toEqual(body);
    expect(notices).toEqual([]);
  },
);

test.each(ROWS.flatMap((row) => row.required.map((at) => ({ ...row, at }))))(
  '$name fails at $at when it is missing',
  async ({ call, answer, at }) => {
    provider.answers(() => HttpResponse.json(Object(without(answer, at))));
    await expect(call(createTestClient().client)).rejects.toMatchObject({ code: 'schema', path: at });
  },
);

test.each(ROWS.flatMap((row) => (row.open ?? []).map((at) => ({ ...row, at }))))(
  '$name passes an unknown name at $at and tells it',
  async ({ call, answer, at }) => {
    const odd = without(answer, at, 'NEW_ONE');
    provider.answers(() => HttpResponse.json(Object(odd)));
    const { client, notices } = createTestClient();
    await expect(call(client)).resolves.toEqual(odd);
    expect(notices).toMatchObject([{ kind: 'unknown-member', path: at.replaceAll(/\b0\b/g, '*'), value: 'NEW_ONE' }]);
  },
);

test.each(ROWS)('$name refuses an answer of another root', async ({ call, answer }) => {
  provider.answers(() => (Array.isArray(answer) ? HttpResponse.json({ data: answer }) : HttpResponse.json([answer])));
  await expect(call(createTestClient().client)).rejects.toMatchObject({ code: 'schema' });
});

test('a company record that does not exist is null', async () => {
  provider.answers(() => HttpResponse.json({ message: 'Not found' }, { status: 404 }));
  await expect(createTestClient().client.assumed.companyByEmail('new@plinth.test')).resolves.toBeNull();
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', '/relative', '//', ''])(
  'the signed address %j is refused',
  async (url) => {
    provider.answers(() => HttpResponse.json({ ...uploadGrant, url }));
    const { client } = createTestClient();
    await expect(client.files.signUpload(newFile)).rejects.toMatchObject({ code: 'schema', path: 'url' });
    await expect(client.files.signDownload('k')).rejects.toMatchObject({ code: 'schema', path: 'url' });
  },
);

test('a removed connection and an associated code may be answered with nothing', async () => {
  provider.answers(() => new HttpResponse(null, { status: 204 }));
  const { client } = createTestClient();
  await expect(client.connections.remove('banking', 'c-1', 'n-1')).resolves.toBeNull();
  await expect(client.promotions.associate('c-1', 'WELCOME25')).resolves.toBeNull();
});

test('a code goes over under the key of its action, whatever the number of tries', async () => {
  provider.answers((_request, index) => (index === 0 ? HttpResponse.error() : HttpResponse.json(promotion)));
  const { client } = createTestClient();
  const again = { idempotencyKey: 'promo-1' };
  await expect(client.promotions.associate('c-1', 'WELCOME25', again)).rejects.toMatchObject({ code: 'network' });
  await client.promotions.associate('c-1', 'WELCOME25', again);
  expect(provider.seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['promo-1', 'promo-1']);
});
