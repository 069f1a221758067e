import type { Customer } from '@plinth/api-client/resources/customers';
import type { Lead } from '@plinth/api-client/resources/leads';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, VISITOR, writeDraft } from '#core/drafts/drafts.ts';
import { logoutRequested } from '#core/events.ts';
import type { Feature } from '#core/feature.ts';
import { selectClaims } from '#core/session/auth-slice.ts';
import { selectLead, selectNextStep } from '#features/_shared/customers/customers-slice.ts';
import { noBusiness } from '#testing/no-business.ts';
import { API, createWorld, memoryStorage, OWNER, TOKEN_ENDPOINT, tokenOf, type World } from '#testing/world.ts';
import { removeRegistrationDraft } from './registration-draft.saga.ts';
import { selectStepSubmission, STILL_OPEN_CODE, stepSubmission } from './step-submission.ts';
import type { StepInput } from './submission/send-step.ts';

const feature: Feature = {
  reducers: { onboarding: stepSubmission.reducer },
  sagas: [stepSubmission.watch, removeRegistrationDraft],
};
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
const COMPANY: StepInput = {
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

type Respond = () => Response;
const json =
  (body: object, status = 200): Respond =>
  () =>
    HttpResponse.json(body, { status });

/** Creates a world whose provider has a lead. Each response to a call is used once, and the last one is repeated. */
async function startWorld(
  lead: Lead | null,
  responses: Readonly<Record<string, readonly Respond[]>> = {},
  customerId: string | null = null,
) {
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json(lead ? [lead] : [])),
    http.get(`${API}/customers`, () => HttpResponse.json([])),
    http.post(TOKEN_ENDPOINT, () => HttpResponse.json({ accessToken: tokenOf(OWNER, 2) })),
    ...Object.entries(responses).map(([call, callResponses]) => {
      const [method = '', path = ''] = call.split(' ');
      let responseIndex = 0;
      return http[method.toLowerCase() as 'get' | 'post' | 'patch'](`${API}${path}`, async ({ request }) => {
        await recordRequest(request);
        const respond = callResponses[Math.min(responseIndex, callResponses.length - 1)];
        responseIndex += 1;
        return respond ? respond() : HttpResponse.error();
      });
    }),
  );
  const world = createWorld({ user: { ...OWNER, customerId }, storage: memoryStorage() });
  worlds.push(world);
  world.join(feature);
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  const submit = (request: StepInput) => world.store.dispatch(stepSubmission.submitted(request));
  const waitForStatus = (status: 'sent' | 'failed') =>
    vi.waitFor(() => expect(world.read(selectStepSubmission).status).toBe(status));
  const draft = (form: string) => readDraft(world.storage, OWNER.uid, form);
  return { ...world, submit, waitForStatus, draft };
}

const AMOUNT: StepInput = { form: 'amount', maxAmount: 10_000_000, phone: '(503) 555-0148' };

describe('onboarding step', () => {
  it.each([
    [
      'creates a lead with the amount',
      null,
      AMOUNT,
      'POST /financing/leads',
      LEAD,
      { maxAmount: 10_000_000, phone: '(503) 555-0148' },
      'time',
    ],
    [
      'omits an empty phone number',
      null,
      { ...AMOUNT, phone: null },
      'POST /financing/leads',
      { ...LEAD, phone: null },
      { maxAmount: 10_000_000 },
      'company',
    ],
    [
      'continues with the specialist step for a million or more',
      null,
      { form: 'amount', maxAmount: 100_000_000, phone: null },
      'POST /financing/leads',
      { ...LEAD, maxAmount: 100_000_000, phone: null },
      { maxAmount: 100_000_000 },
      'million',
    ],
    [
      'updates the amount of a lead',
      LEAD,
      { ...AMOUNT, maxAmount: 20_000_000 },
      'PATCH /financing/leads/l1',
      { ...LEAD, maxAmount: 20_000_000 },
      { maxAmount: 20_000_000, phone: '(503) 555-0148' },
      'time',
    ],
    [
      'saves the phone number for the specialist',
      { ...LEAD, maxAmount: 100_000_000, phone: null },
      { form: 'million', phone: '(503) 555-0148' },
      'PATCH /financing/leads/l1',
      { ...LEAD, maxAmount: 100_000_000 },
      { phone: '(503) 555-0148' },
      'time',
    ],
    [
      'saves the meeting and the address',
      LEAD,
      { form: 'time', address: '1 Main St, Portland, OR 97202', meetingAt: '2026-11-24T18:30:00.000Z', phone: null },
      'PATCH /financing/leads/l1',
      { ...LEAD, address: '1 Main St, Portland, OR 97202', meetingAt: '2026-11-24T18:30:00.000Z' },
      { address: '1 Main St, Portland, OR 97202', meetingAt: '2026-11-24T18:30:00.000Z' },
      'company',
    ],
  ] as const)('%s', async (_name, lead, request, call, response, body, nextStep) => {
    const world = await startWorld(lead, { [call]: [json(response)] });
    writeDraft(world.storage, OWNER.uid, request.form, { typed: 'x' });
    world.submit(request);
    await world.waitForStatus('sent');
    expect(requests).toMatchObject([{ call, body }]);
    expect(requests[0]?.body).toEqual(body);
    expect(requests[0]?.key).toMatch(/^id-\d+$/);
    expect(selectLead(world.store.getState())).toEqual(response);
    expect(selectNextStep(world.store.getState())).toBe(nextStep);
    expect(world.draft(request.form)).toEqual({});
  });

  it('creates the company and continues when the claim has arrived', async () => {
    const lead = { ...LEAD, address: 'a' };
    const world = await startWorld(lead, { 'POST /customers': [json(CUSTOMER, 201)] });
    world.submit(COMPANY);
    await world.waitForStatus('sent');
    expect(requests[0]?.body).toEqual({
      legalName: 'Harrow & Vine',
      country: 'US',
      industry: 'Retail',
      monthlyRevenue: '50K_100K',
    });
    expect(selectLead(world.store.getState())?.customerId).toBe('cus_new');
    await vi.waitFor(() => expect(selectClaims(world.store.getState())).toBe('polling'));
    expect(selectNextStep(world.store.getState())).toBe('bank');
  });

  it('completes the onboarding whether the response contains the lead or is empty', async () => {
    const lead = { ...LEAD, customerId: 'cus_harrow' };
    for (const respond of [json({ ...lead, status: 'ONBOARDED' }), () => new HttpResponse(null, { status: 204 })]) {
      const world = await startWorld(lead, { 'GET /financing/leads/l1/onboarded': [respond] }, 'cus_harrow');
      server.use(http.get(`${API}/financing/leads`, () => HttpResponse.json([{ ...lead, status: 'ONBOARDED' }])));
      world.submit({ form: 'complete' });
      await world.waitForStatus('sent');
      expect(world.store.getState().customers).toMatchObject({ userOnboarded: true });
    }
  });

  it('reports that the onboarding is still open when the provider has not completed it', async () => {
    const lead = { ...LEAD, customerId: 'cus_harrow' };
    const world = await startWorld(lead, { 'GET /financing/leads/l1/onboarded': [json(lead)] }, 'cus_harrow');
    world.submit({ form: 'complete' });
    await world.waitForStatus('failed');
    expect(world.read(selectStepSubmission)).toMatchObject({ code: STILL_OPEN_CODE });
  });
});

describe('failed submission', () => {
  it.each([
    ['the provider fails', () => new HttpResponse(null, { status: 500 }), 'http'],
    ['the connection is lost', () => HttpResponse.error(), 'network'],
    ['the response is not JSON', () => HttpResponse.html('<h1>Gateway</h1>'), 'schema'],
  ] as const)('keeps the draft and reports the error when %s', async (_name, respond, code) => {
    const world = await startWorld(null, { 'POST /financing/leads': [respond] });
    writeDraft(world.storage, OWNER.uid, 'amount', { amount: '10000000', phone: '503' });
    world.submit(AMOUNT);
    await world.waitForStatus('failed');
    expect(world.read(selectStepSubmission)).toMatchObject({ input: AMOUNT, code });
    expect(world.draft('amount')).toEqual({ amount: '10000000', phone: '503' });
    expect(requests).toHaveLength(1);
  });

  it('is sent again with the same key, and with a new key after a change', async () => {
    const world = await startWorld(null, {
      'POST /financing/leads': [json({}, 500), json({}, 500), json({}, 500), json(LEAD, 201)],
    });
    for (const request of [AMOUNT, { ...AMOUNT }, { ...AMOUNT, maxAmount: 20_000_000 }]) {
      world.submit(request);
      await world.waitForStatus('failed');
    }
    world.submit({ ...AMOUNT, maxAmount: 20_000_000 });
    await world.waitForStatus('sent');
    const keys = requests.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });

  it('is sent once when the button is pressed twice', async () => {
    const world = await startWorld(null, { 'POST /financing/leads': [json(LEAD, 201)] });
    world.submit(AMOUNT);
    world.submit(AMOUNT);
    await world.waitForStatus('sent');
    expect(requests).toHaveLength(1);
  });

  it('loads an existing lead, which the retry then changes', async () => {
    const world = await startWorld(null, {
      'POST /financing/leads': [json({ message: 'There is a lead already' }, 409)],
      'PATCH /financing/leads/l1': [json(LEAD)],
    });
    server.use(http.get(`${API}/financing/leads`, () => HttpResponse.json([LEAD])));
    world.submit(AMOUNT);
    await world.waitForStatus('failed');
    await vi.waitFor(() => expect(selectLead(world.store.getState())?.id).toBe('l1'));
    world.submit(AMOUNT);
    await world.waitForStatus('sent');
    expect(requests.map(({ call }) => call)).toEqual(['POST /financing/leads', 'PATCH /financing/leads/l1']);
  });

  it('keeps the draft when the session expires and deletes it when the user logs out', async () => {
    for (const [reason, expected] of [
      ['expired', { amount: '1' }],
      ['user', {}],
    ] as const) {
      const world = await startWorld(null);
      writeDraft(world.storage, OWNER.uid, 'amount', { amount: '1' });
      world.store.dispatch(logoutRequested(reason));
      expect(world.draft('amount')).toEqual(expected);
      expect(world.read(selectStepSubmission).status).toBe('idle');
    }
  });
});

describe('drafts', () => {
  it('are stored by user and form, and deleted one by one', async () => {
    const world = await startWorld(null);
    writeDraft(world.storage, 'u2', 'amount', { amount: '2' });
    writeDraft(world.storage, OWNER.uid, 'time', { city: '<b>Łódź</b>' });
    expect(world.draft('amount')).toEqual({});
    expect(world.draft('time')).toEqual({ city: '<b>Łódź</b>' });
    expect(readDraft(world.storage, 'u2', 'amount')).toEqual({ amount: '2' });
  });

  it('of a new account are deleted when the session starts', async () => {
    server.use(...noBusiness);
    const world = createWorld({ user: null });
    worlds.push(world);
    world.join(feature);
    writeDraft(world.storage, VISITOR, 'register', { fullName: 'Ines' });
    world.identity.emitUser(OWNER);
    await vi.waitFor(() => expect(world.store.getState().auth.status).toBe('signedIn'));
    expect(readDraft(world.storage, VISITOR, 'register')).toEqual({});
  });
});
