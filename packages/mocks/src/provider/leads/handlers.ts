import { userCall } from '#endpoint.ts';
import { amountOf, created, ok, problem, textOf, type Body } from '#http.ts';
import { newLead } from './data.ts';

const FIELDS = ['phone', 'address', 'meetingAt'] as const;

/** The leads. */
export const leadsCalls = [
  userCall('GET /financing/leads', ({ db }) => ok(db.lead ? [db.lead] : [])),

  userCall('POST /financing/leads', ({ db, body, context, now }) => {
    if (db.lead) return problem(409, 'There is a lead already');
    const maxAmount = amountOf(body, 'maxAmount');
    if (maxAmount === null) return problem(422, 'The amount is missing');
    db.lead = { ...newLead(`lead-${context.newId()}`, now), maxAmount, phone: textOf(body, 'phone') };
    return created(db.lead);
  }),

  userCall('PATCH /financing/leads/:leadId', ({ db, body, param }) => {
    if (db.lead?.id !== param('leadId')) return problem(404, 'There is no such lead');
    const wrong = wrongField(body);
    if (wrong !== null) return problem(422, `The field ${wrong} is not valid`);
    db.lead = {
      ...db.lead,
      maxAmount: amountOf(body, 'maxAmount') ?? db.lead.maxAmount,
      phone: textOf(body, 'phone') ?? db.lead.phone,
      address: textOf(body, 'address') ?? db.lead.address,
      meetingAt: textOf(body, 'meetingAt') ?? db.lead.meetingAt,
    };
    return ok(db.lead);
  }),

  // The only call the specification has for the end of onboarding (spec §7), so asking is what ends it. Asked twice, it
  // answers the same.
  userCall('GET /financing/leads/:leadId/onboarded', ({ db, param }) => {
    if (db.lead?.id !== param('leadId')) return problem(404, 'There is no such lead');
    if (db.lead.customerId === null) return problem(409, 'The lead has no company yet');
    db.lead = { ...db.lead, status: 'ONBOARDED' };
    return ok(db.lead);
  }),
];

function wrongField(body: Body): string | null {
  if ('maxAmount' in body && amountOf(body, 'maxAmount') === null) return 'maxAmount';
  const meetingAt = textOf(body, 'meetingAt');
  if (meetingAt !== null && Number.isNaN(Date.parse(meetingAt))) return 'meetingAt';
  return FIELDS.find((field) => field in body && textOf(body, field) === null) ?? null;
}
