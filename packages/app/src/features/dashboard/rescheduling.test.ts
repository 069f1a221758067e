import type { Lead } from '@plinth/api-client/resources/leads';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectLead } from '#features/_shared/customers/customers-slice.ts';
import { API, createWorld, type World } from '#testing/world.ts';
import { application, selectApplication } from './application-slice.ts';
import { feature } from './feature.ts';
import { rescheduling, selectRescheduling } from './rescheduling.ts';

const LEAD: Lead = {
  id: 'lead-1',
  status: 'ONBOARDED',
  phone: '(503) 555-0148',
  address: null,
  maxAmount: 25_000_000,
  customerId: 'cus_harrow',
  meetingAt: '2026-11-24T18:00:00Z',
  created: '2026-11-18T17:00:00Z',
};
const CUSTOMER = { id: 'cus_harrow', contracts: [{ id: 'C-1', status: 'DRAFT' }] };
const REQUEST = { leadId: 'lead-1', meetingAt: '2026-11-25T18:30:00.000Z' };
const worlds: World[] = [];
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
  server.resetHandlers();
});
afterAll(() => server.close());

async function createReadyWorld(): Promise<World> {
  server.use(
    http.get(`${API}/financing/leads`, () => HttpResponse.json([LEAD])),
    http.get(`${API}/customers`, () => HttpResponse.json([CUSTOMER])),
    http.get(`${API}/financing/customers/cus_harrow/leads`, () =>
      HttpResponse.json([{ ...LEAD, id: 'older', created: '2025-01-01T00:00:00Z' }, LEAD]),
    ),
  );
  const world = createWorld();
  worlds.push(world);
  world.join(feature);
  await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
  world.store.dispatch(application.requested());
  await vi.waitFor(() => expect(world.read(selectApplication)).not.toBeNull());
  return world;
}

describe('rescheduling', () => {
  it('moves the meeting of the newest lead, everywhere it is shown', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.patch(`${API}/financing/leads/lead-1`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ ...LEAD, meetingAt: REQUEST.meetingAt });
      }),
    );
    const world = await createReadyWorld();
    expect(world.read(selectApplication)?.id).toBe('lead-1');
    world.store.dispatch(rescheduling.submitted(REQUEST));
    await vi.waitFor(() => expect(world.read(selectRescheduling).status).toBe('sent'));
    expect(bodies).toEqual([{ meetingAt: REQUEST.meetingAt }]);
    expect(world.read(selectApplication)?.meetingAt).toBe(REQUEST.meetingAt);
    expect(world.read(selectLead)?.meetingAt).toBe(REQUEST.meetingAt);
  });

  it('keeps the meeting when the request fails, and retries with the same idempotency key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.patch(`${API}/financing/leads/lead-1`, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.json({}, { status: 422 });
      }),
    );
    const world = await createReadyWorld();
    const send = async (request: typeof REQUEST, count: number) => {
      world.store.dispatch(rescheduling.submitted(request));
      await vi.waitFor(() => expect(keys).toHaveLength(count));
      await vi.waitFor(() => expect(world.read(selectRescheduling).status).toBe('failed'));
    };
    await send(REQUEST, 1);
    await send(REQUEST, 2);
    await send({ ...REQUEST, meetingAt: '2026-11-26T18:30:00.000Z' }, 3);
    expect(world.read(selectApplication)?.meetingAt).toBe(LEAD.meetingAt);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
