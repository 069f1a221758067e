import { listLeads, updateLead } from '@plinth/api-client/resources/leads';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hrefOf } from '#core/routes/href.ts';
import { FOUNDER } from '#testing/faults/personas.ts';
import { worker } from '#testing/faults/setup.ts';
import { openAt, press } from '#testing/faults/visit.tsx';
import { API } from '#testing/world.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  worker.resetHandlers();
});

const LEAD = {
  id: 'lead-1',
  status: 'ONBOARDING',
  phone: '+1 503 555 0148',
  address: '2140 SE Division Street, Portland, OR 97202',
  maxAmount: 25_000_000,
  // On the day on which the test takes place.
  meetingAt: '2026-11-19T22:00:00.000Z',
  created: '2026-11-17T18:00:00Z',
};

/** Opens the step of a founder with a booked meeting, and holds back the responses to its changes. */
async function openStep() {
  const changes: unknown[] = [];
  const response = Promise.withResolvers<void>();
  worker.use(
    http.get(API + listLeads.path, () => HttpResponse.json([LEAD])),
    http.get(`${API}/*`, () => HttpResponse.json([])),
    http.patch(API + updateLead.path, async ({ request }) => {
      const change = (await request.json()) as object;
      changes.push(change);
      await response.promise;
      return HttpResponse.json({ ...LEAD, ...change });
    }),
  );
  const visit = openAt(hrefOf('register', { step: 'time' }), { user: FOUNDER });
  cleanups.push(visit.close);
  const input = (name: string) => visit.host.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  await expect.poll(() => input('street')?.value, { timeout: 25_000 }).toBe('2140 SE Division Street');
  return { visit, changes, respond: response.resolve, street: input('street')!, city: input('city')! };
}

describe('TimeStep', () => {
  it('keeps a booked meeting that could not be booked any more when only the address is corrected', async () => {
    const { visit, changes, respond, street } = await openStep();
    await userEvent.fill(street, '8 Quarry Lane');
    await press(visit, 'Book the meeting');
    await expect.poll(() => changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      meetingAt: LEAD.meetingAt,
      address: expect.stringContaining('8 Quarry Lane') as string,
    });
    respond();
  });

  it('cannot be changed while it is being sent', async () => {
    const { visit, changes, respond, street, city } = await openStep();
    await userEvent.fill(street, '8 Quarry Lane');
    await press(visit, 'Book the meeting');
    await expect.poll(() => changes).toHaveLength(1);
    await expect.poll(() => [street, city].map((input) => input.matches('[inert] *'))).toEqual([true, true]);
    respond();
  });

  it('says when the street is too long', async () => {
    const { visit, changes, street } = await openStep();
    await userEvent.fill(street, 'x'.repeat(201));
    await press(visit, 'Book the meeting');
    await expect.poll(visit.text).toContain('Shorten the street to 200 characters.');
    expect(changes).toEqual([]);
  });
});
