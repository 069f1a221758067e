import { completeOnboarding, createLead, listLeads, updateLead } from '@plinth/api-client/resources/leads';
import { created, ok, problem, textOrNull } from '#engine/response.ts';
import { fail } from '#failures.ts';
import { customerIdOf } from '../customers/data.ts';
import { handle, type Domain } from '../handle.ts';
import { newLead } from './data.ts';
import { seedLead } from './seed.ts';

const TEXT_FIELDS = ['phone', 'address', 'meetingAt'] as const;

/** The leads. */
export const leads: Domain = {
  calls: [
    handle(listLeads, ({ db }) => ok(db.lead ? [db.lead] : []), []),
    handle(
      createLead,
      ({ db, body: { maxAmount, phone }, context, now }) => {
        if (db.lead) return problem(409, 'There is a lead already');
        if (maxAmount === 0) return problem(422, 'The amount is missing');
        db.lead = { ...newLead(`lead-${context.newId()}`, now), maxAmount, phone: textOrNull(phone) };
        return created(db.lead);
      },
      [{ maxAmount: 10_000_000, phone: '(503) 555-0100' }],
      { scenario: 'new' },
    ),
    handle(
      updateLead,
      ({ db, body, params }) => {
        if (db.lead?.id !== params.leadId) return problem(404, 'There is no such lead');
        const invalid = body.maxAmount === 0 ? 'maxAmount' : TEXT_FIELDS.find((field) => body[field]?.trim() === '');
        if (invalid !== undefined) return problem(422, `The field ${invalid} is not valid`);
        db.lead = {
          ...db.lead,
          maxAmount: body.maxAmount ?? db.lead.maxAmount,
          phone: body.phone ?? db.lead.phone,
          address: body.address ?? db.lead.address,
          meetingAt: body.meetingAt ?? db.lead.meetingAt,
        };
        return ok(db.lead);
      },
      ['lead-ines', { maxAmount: 10_000_000, address: '1 Mill Street' }],
      { scenario: 'time' },
    ),
    // The specification has no other call for the end of onboarding (product.md#calls), so this request ends it. A
    // second request gets the same response.
    handle(
      completeOnboarding,
      ({ db, params }) => {
        if (db.lead?.id !== params.leadId) return problem(404, 'There is no such lead');
        if (db.lead.customerId === null) return problem(409, 'The lead has no company yet');
        db.lead = { ...db.lead, status: 'ONBOARDED' };
        return ok(db.lead);
      },
      ['lead-ines'],
      { scenario: 'bank' },
    ),
  ],
  seed: ({ scenario, uid, now }) => ({ lead: seedLead(scenario, uid, customerIdOf(uid), now) }),
  scenarios: {
    errors: [
      // The second request succeeds, so that the client's own retry gets the leads.
      [listLeads, (earlierRequests) => (earlierRequests === 0 ? fail(503, 'Leads are unavailable') : undefined)],
      [createLead, () => fail(429, 'Too many requests', { 'retry-after': '3' })],
      [updateLead, () => fail(422, 'The lead can’t be changed')],
      [completeOnboarding, () => fail(409, 'The lead is under review')],
    ],
  },
};
