import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declarations } from '../../packages/api-client/src/registry.ts';
import { checkProvider } from './check-provider.ts';
import type { ConformOptions } from './options.ts';
import { hasProblems, type Row } from './report.ts';
import { createOwnerToken, optionsOf, startProvider, startProxy, type Edit } from './testing/provider.ts';

const CUSTOMER = '/financing/customers/:customerId';
const BANKING = '/data/banking/customers/:customerId';
const ACCOUNTING = '/data/accounting/customers/:customerId';
const COMMERCE = '/data/commerce/customers/:customerId';
const CARDS = '/data/virtual-cards/customers/:customerId/virtual-cards';

const closes: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(closes.map((close) => close()));
});

/** Checks a provider whose responses are broken by faults of the mock, or by a proxy. */
async function check(fault = '', edit?: Edit, changes: Partial<ConformOptions> = {}): Promise<readonly Row[]> {
  const provider = await startProvider({ fault });
  closes.push(provider.close);
  const proxy = edit && (await startProxy(provider.url, edit));
  if (proxy) closes.push(proxy.close);
  return checkProvider(optionsOf(proxy?.url ?? provider.url, changes), () => undefined);
}

const rowOf = (rows: readonly Row[], call: string): Row => {
  const row = rows.find((candidate) => candidate.call === call);
  if (!row) throw new Error(`${call} was not checked`);
  return row;
};

describe('a provider that conforms', () => {
  it('passes with every call that reads', async () => {
    const rows = await check();
    expect(rows.filter(hasProblems)).toEqual([]);
    const made = rows.filter(({ isSkipped }) => !isSkipped).map(({ call }) => call);
    const reads = declarations
      .map(({ name }) => name)
      .filter((name) => name.startsWith('GET') && !name.endsWith('/onboarded'));
    expect(
      reads.filter((name) => !made.includes(name)),
      'calls that checkReads does not make',
    ).toEqual([]);
    expect(made.filter((call) => /^(?!GET|claim)/.test(call))).toEqual([]);
  });

  it('passes with the calls that change data', async () => {
    const rows = await check('', undefined, { writes: true });
    expect(rows.filter(hasProblems)).toEqual([]);
    const skipped = rows.filter(({ isSkipped }) => isSkipped).map(({ call }) => call);
    // The customer of the scenario is onboarded.
    expect(skipped).toEqual(['POST /financing/leads', 'GET /financing/leads/:leadId/onboarded', 'POST /customers']);
    expect(new Set(rows.map(({ call }) => call))).toEqual(
      new Set([...declarations.map(({ name }) => name), 'claim plinth_id']),
    );
  });

  it('needs no CORS rules on the origin of the app, except for files on another', async () => {
    const edit: Edit = {
      response: ({ status, headers, body }) => {
        const others = [...headers].filter(([name]) => !name.startsWith('access-control'));
        return new Response(body, { status, headers: Object.fromEntries(others) });
      },
    };
    const provider = await startProvider();
    const proxy = await startProxy(provider.url, edit);
    closes.push(proxy.close, provider.close);
    const rows = await checkProvider(optionsOf(proxy.url, { origin: new URL(proxy.url).origin }), () => undefined);
    expect(rows.filter(hasProblems).map(({ call }) => call)).toEqual(['GET signed-address']);
  });
});

describe('a broken response', () => {
  const faults: readonly (readonly [call: string, fault: string, problem: RegExp])[] = [
    [`GET ${CUSTOMER}/contracts`, 'missing@*.Terms.fundedAmount', /^\d\.Terms\.fundedAmount: /],
    [`GET ${CUSTOMER}/leads`, 'null@*.created', /^0\.created: .*null/],
    [`GET ${CUSTOMER}/topups`, 'wrong-type@owed', /^owed: .*number/],
    [`GET ${BANKING}/accounts`, 'html', /^the response is not JSON$/],
    [`GET ${ACCOUNTING}/integrations`, 'bad-gateway', /^502 instead of 2xx$/],
    [`GET ${COMMERCE}/all`, 'truncated', /^the response is not JSON$/],
    [`GET ${COMMERCE}/integrations`, 'wrong-root', /Expected Array/],
    [`GET ${COMMERCE}`, 'empty', /Expected Array but received null/],
    [`GET ${CARDS}/:cardId/transactions`, 'reset', /^no response: /],
    [
      `GET ${BANKING}/link/:linkId`,
      'no-cors',
      /^Access-Control-Allow-Origin is missing instead of http:\/\/app\.test$/,
    ],
    ['GET /features/proxy', 'missing@toggles', /^toggles: /],
    ['GET /users', 'null@fullName', /^fullName: /],
  ];
  let rows: readonly Row[] = [];

  beforeAll(async () => {
    rows = await check(
      [
        ...faults.map(([call, fault]) => `${call}:${fault}`),
        'GET /tasks/customers/:customerId:unknown-enum@*.status',
      ].join(','),
    );
  });

  it.each(faults)('is named: %s with %s', (call, _fault, problem) => {
    expect(rowOf(rows, call).problems[0]).toMatch(problem);
  });

  it('names no other call', () => {
    expect(
      rows
        .filter(hasProblems)
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(faults.map(([call]) => call).toSorted());
  });

  it('is none with an unknown member of an enumeration, which is reported', () => {
    expect(rowOf(rows, 'GET /tasks/customers/:customerId')).toMatchObject({
      problems: [],
      notes: ['unknown value UNKNOWN_MEMBER of *.status'],
    });
  });
});

it('ends after one request when nothing responds', async () => {
  const rows = await checkProvider(optionsOf('http://127.0.0.1:9/v1'), () => undefined);
  expect(rows).toEqual([
    {
      call: 'GET /financing/leads',
      problems: [expect.stringMatching(/^no response: /)],
      notes: ['nothing else was checked'],
      ms: expect.any(Number),
    },
  ]);
});

it('repeats a request that is refused with 429, as Retry-After asks', async () => {
  const refused = new Set<string>();
  const rows = await check('', {
    response: ({ headers }, { method, url }) => {
      if (method === 'OPTIONS' || refused.has(url)) return undefined;
      refused.add(url);
      return new Response(null, { status: 429, headers: { ...Object.fromEntries(headers), 'retry-after': '0' } });
    },
  });
  expect(rows.filter(hasProblems)).toEqual([]);
  expect(refused.size).toBeGreaterThan(20);
});

describe('a rule that is broken', () => {
  /** Returns a response with other headers; null removes one. */
  const withHeaders = ({ status, body, headers }: Response, changes: Record<string, string | null>): Response => {
    const changed = new Headers(headers);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    return new Response(body, { status, headers: changed });
  };

  const rules: readonly (readonly [
    call: string,
    problem: string,
    path: string,
    edit: (response: Response, request: Request) => Response | undefined,
  ])[] = [
    [
      `GET ${CUSTOMER}/topups`,
      'Cache-Control is public, max-age=60 instead of no-store',
      '/topups',
      (response) => withHeaders(response, { 'cache-control': 'public, max-age=60' }),
    ],
    [
      `GET ${CUSTOMER}/leads`,
      'Access-Control-Expose-Headers has no Retry-After',
      '/customer-ines/leads',
      (response) => withHeaders(response, { 'access-control-expose-headers': 'Date' }),
    ],
    [
      `GET ${CUSTOMER}/contracts`,
      'without a token: the error is not JSON',
      '/contracts',
      (response) =>
        response.status === 401 ? new Response('Unauthorized', { status: 401, headers: response.headers }) : undefined,
    ],
    [
      `GET ${BANKING}/accounts`,
      'without a token: 403 instead of 401',
      '/accounts',
      (response) =>
        response.status === 401 ? new Response(null, { status: 403, headers: response.headers }) : undefined,
    ],
    [
      'GET /financing/leads',
      'with an invalid token: 200 instead of 401',
      '/financing/leads',
      (response, request) =>
        request.headers.get('authorization') === 'Bearer not.a.token'
          ? new Response('[]', { headers: response.headers })
          : undefined,
    ],
    [
      'GET /tasks/customers/:customerId',
      'with an unknown customerId: 200 instead of 404',
      '/tasks/customers/',
      (response) => (response.status === 404 ? new Response('[]', { headers: response.headers }) : undefined),
    ],
    [
      `GET ${CARDS}/:cardId/transactions`,
      'with an unknown cardId: the error: message: ',
      '/transactions',
      (response) =>
        response.status === 404
          ? Response.json({ error: 'none' }, { status: 404, headers: response.headers })
          : undefined,
    ],
    [
      `GET ${COMMERCE}`,
      'preflight: Access-Control-Allow-Headers has no Authorization',
      '/data/commerce/customers/customer-ines',
      (response, { method }) =>
        method === 'OPTIONS' ? withHeaders(response, { 'access-control-allow-headers': '*' }) : undefined,
    ],
    [
      'PATCH /financing/leads/:leadId',
      'preflight: Access-Control-Allow-Methods has no PATCH',
      '/financing/leads/',
      (response, { method }) =>
        method === 'OPTIONS' ? withHeaders(response, { 'access-control-allow-methods': 'GET, POST' }) : undefined,
    ],
    [
      'GET signed-address',
      'the address has no TLS',
      '/files/signedurl',
      (response, { method }) =>
        method === 'GET' ? Response.json({ url: 'http://files.invalid/1' }, { headers: response.headers }) : undefined,
    ],
    [
      `GET ${COMMERCE}/integrations`,
      '302 instead of 2xx',
      '/data/commerce/customers/customer-ines/integrations',
      (response) =>
        new Response(null, { status: 302, headers: { ...Object.fromEntries(response.headers), location: '/' } }),
    ],
  ];
  let rows: readonly Row[] = [];

  beforeAll(async () => {
    rows = await check('', {
      response: (response, request) => {
        const { pathname } = new URL(request.url);
        const rule = rules.find(([, , path]) =>
          path.endsWith('/') ? pathname.includes(path) : pathname.endsWith(path),
        );
        return rule?.[3](response, request);
      },
    });
  });

  it.each(rules)('is named: %s, %s', (call, problem) => {
    expect(rowOf(rows, call).problems).toContainEqual(expect.stringContaining(problem));
  });

  it('is named when a repeated request has a second effect', async () => {
    const edited = await check(
      '',
      {
        request: (request) => {
          const headers = new Headers(request.headers);
          headers.delete('idempotency-key');
          return new Request(request, { headers });
        },
        response: () => undefined,
      },
      { writes: true },
    );
    expect(edited.flatMap(({ problems }) => problems)).toEqual(['it created another ticket']);
  });

  it('is named when the token has no claim with the customer', async () => {
    const claimless = await check('', undefined, { token: createOwnerToken() });
    expect(claimless.filter(hasProblems)).toEqual([
      { call: 'claim plinth_id', problems: ['it is missing instead of customer-ines'], notes: [] },
    ]);
  });

  it('is named when another origin is allowed', async () => {
    const otherRows = await check('', undefined, { origin: 'http://other.test' });
    expect(rowOf(otherRows, 'GET /customers').problems).toEqual(
      expect.arrayContaining([
        'Access-Control-Allow-Origin is missing instead of http://other.test',
        'preflight: 403 instead of 2xx',
      ]),
    );
  });
});
