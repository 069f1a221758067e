import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, listOf, maybe, money, openEnum } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about leads: what a business asks for before it is financed. */
export function createLeads(send: Send) {
  return {
    /** The leads of the signed-in user, newest first (spec §7). */
    list: (options?: CallOptions): Promise<Lead[]> =>
      send(
        { method: 'GET', path: path`/financing/leads`, name: 'GET /financing/leads', schema: listOf(leadSchema) },
        options,
      ),

    /**
     * Asks the provider to close the onboarding of a lead (spec §7: path only). The answer is taken to be the lead,
     * or nothing.
     */
    onboarded: (leadId: string, options?: CallOptions): Promise<Lead | null> =>
      send(
        {
          method: 'GET',
          path: path`/financing/leads/${leadId}/onboarded`,
          name: 'GET /financing/leads/:id/onboarded',
          schema: v.nullable(leadSchema),
        },
        options,
      ),
  };
}

/** A lead (spec §3). `id` and `meetingAt` are assumed; money in minor units. */
export const leadSchema = v.object({
  id,
  status: openEnum(['ONBOARDING', 'ONBOARDED']),
  phone: maybe(v.string()),
  address: maybe(v.string()),
  /** Wanted amount in minor units; null until it was given. Never absent: the onboarding step hangs on it. */
  maxAmount: v.nullable(money),
  customerId: maybe(id),
  /** Start of the meeting with a specialist. */
  meetingAt: maybe(isoDate),
  created: isoDate,
});

/** What a business asks for. */
export type Lead = v.InferOutput<typeof leadSchema>;

/** The stages of a lead, spelled as the specification spells them (spec §4). */
export type LeadStage =
  | 'NOT SIGNED UP'
  | 'SIGNED UP'
  | 'SCHEDULED MEEETING'
  | 'LEAD CREATED'
  | 'COMPANY CREATED'
  | 'ONBOARDED';

/**
 * How far a lead has come (spec §4). A phone without an address reads as `SCHEDULED MEEETING` whatever the amount, as
 * the step of that name comes next; a lead with neither is `SIGNED UP`.
 * @param lead `null` for a visitor without a lead.
 */
export function stageOf(lead: Lead | null): LeadStage {
  if (!lead) return 'NOT SIGNED UP';
  if (lead.customerId !== null) return lead.status === 'ONBOARDING' ? 'COMPANY CREATED' : 'ONBOARDED';
  if (lead.phone !== null && lead.address === null) return 'SCHEDULED MEEETING';
  if (lead.maxAmount !== null) return 'LEAD CREATED';
  return 'SIGNED UP';
}
