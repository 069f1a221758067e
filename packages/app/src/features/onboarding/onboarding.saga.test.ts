import type { Customer, Lead } from '@plinth/api-client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, VISITOR, writeDraft } from '#core/drafts/drafts.ts';
import { logoutRequested } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';
import { selectClaims } from '#core/session/auth-slice.ts';
import { selectLead, selectNextStep } from '#features/_shared/customers/customers-slice.ts';
import { API, createWorld, memoryStorage, OWNER, TOKEN_ENDPOINT, tokenOf, type World } from '#testing/world.ts';
import { stepSubmitted, onboardingReducer, selectSubmission } from './onboarding-slice.ts';
import { removeRegistrationDraft, submission, STILL_OPEN_CODE } from './onboarding.saga.ts';
import type { StepSubmission } from './submission/send-submission.ts';

const feature: Feature = { reducers: { onboarding: onboardingReducer }, sagas: [submission, removeRegistrationDraft] };
const LEAD: Lead = {
  id: 'l1',
  status: 'ONBOARDING',
  phone: '(503) 555-0148',
  address: null,
  maxAmount: 10_000_000,
  customerId: null,
  meetingAt: null,
  created: '2026-11-19T00:00:00Z',
};
const COMPANY: StepSubmission = {
  form: 'company',
  company: { legalName: 'Harrow & Vine', country: 'US', industry: 'Retail', monthlyRevenue: '50K_100K' },
};
const CUSTOMER: Customer = {
  id: 'cus_new',
  contracts: [],
  legalName: 'Harrow & Vine',
  tradingName: null,
  country: 'US',
  website: null,
  industry: 'Retail',
  monthlyRevenue: '50K_100K',
};

/** A request that the provider received. */
interface RecordedRequest {
  readonly call: string;
  readonly key: string | null;
  readonly body: unknown;
}
let requests: RecordedRequest[] = [];
const worlds: World[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  requests = [];
});
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
});
afterAll(() => server.close());

async function recordRequest(request: Request): Promise<void> {
  const text = await request.text();
  requests.push({
    call: `${request.method} ${new URL(request.url).pathname.replace('/v1', '')}`,
    key: request.headers.get('idempotency-key'),
    body: text === '' ? null : (JSON.parse(text) as unknown),
  });
}

type Reply = () => Response;
const json =
  (body: object, status = 200): Reply =>
  () =>
    HttpResponse.json(body, { status });

/** Creates a world whose provider has a lead. Each reply of a call is used once, and the last one is repeated. */
async function world(
  lead: Lead | null,
  replies: Readonly<Record<string, readonly Reply[]>> = {},
  customerId: string | null = null,
) {
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json(lead ? [lead] : [])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
    http.post(TOKEN_ENDPOINT, () => HttpResponse.json({ accessToken: tokenOf(OWNER, 2) })),
    ...Object.entries(replies).map(([call, answered]) => {
      const [method = '', path = ''] = call.split(' ');
      let asked = 0;
      return http[method.toLowerCase() as 'get' | 'post' | 'patch'](`${API}${path}`, async ({ request }) => {
        await recordRequest(request);
        const reply = answered[Math.min(asked, answered.length - 1)];
        asked += 1;
        return reply ? reply() : HttpResponse.error();
      });
    }),
  );
  const made = createWorld({ user: { ...OWNER, customerId }, storage: memoryStorage() });
  worlds.push(made);
  made.join(feature);
  await vi.waitFor(() => expect(made.store.getState().customers.status).toBe('ready'));
  const give = (answer: StepSubmission) => made.store.dispatch(stepSubmitted(answer));
  const settled = (status: 'kept' | 'failed') =>
    vi.waitFor(() => expect(made.read(selectSubmission).status).toBe(status));
  const draft = (form: string) => readDraft(made.storage, OWNER.uid, form);
  return { ...made, give, settled, draft };
}

const AMOUNT: StepSubmission = { form: 'amount', maxAmount: 10_000_000, phone: '(503) 555-0148' };

describe('each step of onboarding', () => {
  it.each([
    [
      'makes the lead of an amount',
      null,
      AMOUNT,
      'POST /financing/leads',
      LEAD,
      { maxAmount: 10_000_000, phone: '(503) 555-0148' },
      'time',
    ],
    [
      'leaves a phone out that was not given',
      null,
      { ...AMOUNT, phone: null },
      'POST /financing/leads',
      { ...LEAD, phone: null },
      { maxAmount: 10_000_000 },
      'company',
    ],
    [
      'asks for a specialist from a million on',
      null,
      { form: 'amount', maxAmount: 100_000_000, phone: null },
      'POST /financing/leads',
      { ...LEAD, maxAmount: 100_000_000, phone: null },
      { maxAmount: 100_000_000 },
      'million',
    ],
    [
      'changes the amount of a lead',
      LEAD,
      { ...AMOUNT, maxAmount: 20_000_000 },
      'PATCH /financing/leads/l1',
      { ...LEAD, maxAmount: 20_000_000 },
      { maxAmount: 20_000_000, phone: '(503) 555-0148' },
      'time',
    ],
    [
      'keeps the phone for the specialist',
      { ...LEAD, maxAmount: 100_000_000, phone: null },
      { form: 'million', phone: '(503) 555-0148' },
      'PATCH /financing/leads/l1',
      { ...LEAD, maxAmount: 100_000_000 },
      { phone: '(503) 555-0148' },
      'time',
    ],
    [
      'keeps meeting and address',
      LEAD,
      { form: 'time', address: '1 Main St, Portland, OR 97202', meetingAt: '2026-11-24T18:30:00.000Z', phone: null },
      'PATCH /financing/leads/l1',
      { ...LEAD, address: '1 Main St, Portland, OR 97202', meetingAt: '2026-11-24T18:30:00.000Z' },
      { address: '1 Main St, Portland, OR 97202', meetingAt: '2026-11-24T18:30:00.000Z' },
      'company',
    ],
  ] as const)('%s', async (_name, lead, answer, call, answered, body, next) => {
    const made = await world(lead, { [call]: [json(answered)] });
    writeDraft(made.storage, OWNER.uid, answer.form, { typed: 'x' });
    made.give(answer);
    await made.settled('kept');
    expect(requests).toMatchObject([{ call, body }]);
    expect(requests[0]?.body).toEqual(body);
    expect(requests[0]?.key).toMatch(/^id-\d+$/);
    expect(selectLead(made.store.getState())).toEqual(answered);
    expect(selectNextStep(made.store.getState())).toBe(next);
    expect(made.draft(answer.form)).toEqual({});
  });

  it('creates the company and continues when the claim has arrived', async () => {
    const lead = { ...LEAD, address: 'a' };
    const made = await world(lead, { 'POST /customers': [json(CUSTOMER, 201)] });
    made.give(COMPANY);
    await made.settled('kept');
    expect(requests[0]?.body).toEqual({
      legalName: 'Harrow & Vine',
      country: 'US',
      industry: 'Retail',
      monthlyRevenue: '50K_100K',
    });
    expect(selectLead(made.store.getState())?.customerId).toBe('cus_new');
    await vi.waitFor(() => expect(selectClaims(made.store.getState())).toBe('polling'));
    expect(selectNextStep(made.store.getState())).toBe('bank');
  });

  it('completes the onboarding whether the answer is the lead or empty', async () => {
    const lead = { ...LEAD, customerId: 'cus_harrow' };
    for (const reply of [json({ ...lead, status: 'ONBOARDED' }), () => new HttpResponse(null, { status: 204 })]) {
      const made = await world(lead, { 'GET /financing/leads/l1/onboarded': [reply] }, 'cus_harrow');
      server.use(http.get(`${API}/financing/leads`, () => HttpResponse.json([{ ...lead, status: 'ONBOARDED' }])));
      made.give({ form: 'complete' });
      await made.settled('kept');
      expect(made.store.getState().customers).toMatchObject({ userOnboarded: true });
    }
  });

  it('reports that the onboarding is still open when the provider has not completed it', async () => {
    const lead = { ...LEAD, customerId: 'cus_harrow' };
    const made = await world(lead, { 'GET /financing/leads/l1/onboarded': [json(lead)] }, 'cus_harrow');
    made.give({ form: 'complete' });
    await made.settled('failed');
    expect(made.read(selectSubmission)).toMatchObject({ code: STILL_OPEN_CODE });
  });
});

describe('an answer that fails', () => {
  it.each([
    ['the provider fails', () => new HttpResponse(null, { status: 500 }), 'http'],
    ['the network is gone', () => HttpResponse.error(), 'network'],
    ['the answer is not JSON', () => HttpResponse.html('<h1>Gateway</h1>'), 'schema'],
  ] as const)('keeps the draft and says so when %s', async (_name, reply, code) => {
    const made = await world(null, { 'POST /financing/leads': [reply] });
    writeDraft(made.storage, OWNER.uid, 'amount', { amount: '10000000', phone: '503' });
    made.give(AMOUNT);
    await made.settled('failed');
    expect(made.read(selectSubmission)).toMatchObject({ answer: AMOUNT, code });
    expect(made.draft('amount')).toEqual({ amount: '10000000', phone: '503' });
    expect(requests).toHaveLength(1);
  });

  it('is sent again with the same key, and with a new key after a change', async () => {
    const made = await world(null, {
      'POST /financing/leads': [json({}, 500), json({}, 500), json({}, 500), json(LEAD, 201)],
    });
    for (const answer of [AMOUNT, { ...AMOUNT }, { ...AMOUNT, maxAmount: 20_000_000 }]) {
      made.give(answer);
      await made.settled('failed');
    }
    made.give({ ...AMOUNT, maxAmount: 20_000_000 });
    await made.settled('kept');
    const keys = requests.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });

  it('is sent once however often the button is pressed', async () => {
    const made = await world(null, { 'POST /financing/leads': [json(LEAD, 201)] });
    made.give(AMOUNT);
    made.give(AMOUNT);
    await made.settled('kept');
    expect(requests).toHaveLength(1);
  });

  it('loads an existing lead, which the retry then changes', async () => {
    const made = await world(null, {
      'POST /financing/leads': [json({ message: 'There is a lead already' }, 409)],
      'PATCH /financing/leads/l1': [json(LEAD)],
    });
    server.use(http.get(`${API}/financing/leads`, () => HttpResponse.json([LEAD])));
    made.give(AMOUNT);
    await made.settled('failed');
    await vi.waitFor(() => expect(selectLead(made.store.getState())?.id).toBe('l1'));
    made.give(AMOUNT);
    await made.settled('kept');
    expect(requests.map(({ call }) => call)).toEqual(['POST /financing/leads', 'PATCH /financing/leads/l1']);
  });

  it('is kept when the session expires and deleted when the user logs out', async () => {
    for (const [reason, kept] of [
      ['expired', { amount: '1' }],
      ['user', {}],
    ] as const) {
      const made = await world(null);
      writeDraft(made.storage, OWNER.uid, 'amount', { amount: '1' });
      made.store.dispatch(logoutRequested(reason));
      expect(made.draft('amount')).toEqual(kept);
      expect(made.read(selectSubmission).status).toBe('idle');
    }
  });
});

describe('drafts', () => {
  it('are stored by user and form, and deleted one by one', async () => {
    const made = await world(null);
    writeDraft(made.storage, 'u2', 'amount', { amount: '2' });
    writeDraft(made.storage, OWNER.uid, 'time', { city: '<b>Łódź</b>' });
    expect(made.draft('amount')).toEqual({});
    expect(made.draft('time')).toEqual({ city: '<b>Łódź</b>' });
    expect(readDraft(made.storage, 'u2', 'amount')).toEqual({ amount: '2' });
  });

  it('of a new account are deleted when the session starts', async () => {
    server.use(
      http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
      http.get(`${API}/customers`, () => HttpResponse.json([])),
    );
    const made = createWorld({ user: null });
    worlds.push(made);
    made.join(feature);
    writeDraft(made.storage, VISITOR, 'register', { fullName: 'Ines' });
    made.identity.emitUser(OWNER);
    await vi.waitFor(() => expect(made.store.getState().auth.status).toBe('signedIn'));
    expect(readDraft(made.storage, VISITOR, 'register')).toEqual({});
  });
});
