import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, isoDate, listOf, maybe, money, openEnum } from '../schema.ts';

/** A lead (product.md#entities): the application of a business for financing. */
export const leadSchema = v.object({
  /** @assumed */
  id,
  status: openEnum(['ONBOARDING', 'ONBOARDED']),
  phone: maybe(v.string()),
  address: maybe(v.string()),
  /** Requested amount in minor units; null until it is given. Never absent: the onboarding step depends on it. */
  maxAmount: v.nullable(money),
  customerId: maybe(id),
  /** Start of the meeting with a specialist. @assumed */
  meetingAt: maybe(isoDate),
  created: isoDate,
});

/** The lead to create. @assumed */
const newLeadSchema = v.object({
  /** Requested amount in minor units. */
  maxAmount: money,
  phone: v.optional(v.string()),
});

/** The fields of a lead to change. @assumed */
const leadChangeSchema = v.object({
  /** Requested amount in minor units. */
  maxAmount: v.optional(money),
  phone: v.optional(v.string()),
  address: v.optional(v.string()),
  /** Start of the meeting with a specialist. */
  meetingAt: v.optional(isoDate),
});

/** The application of a business for financing. */
export type Lead = v.InferOutput<typeof leadSchema>;
/** The lead to create. */
export type NewLead = v.InferInput<typeof newLeadSchema>;
/** The fields of a lead to change. */
export type LeadChange = v.InferInput<typeof leadChangeSchema>;

/** Lists the leads of the signed-in user, newest first (product.md#calls). */
export const listLeads = defineCall({ method: 'GET', path: '/financing/leads', response: listOf(leadSchema) });

/** Creates the lead of the signed-in user. */
export const createLead = defineCall({
  method: 'POST',
  path: '/financing/leads',
  body: newLeadSchema,
  response: leadSchema,
  assumed: true,
});

/** Changes the given fields of a lead; the others stay as they are. */
export const updateLead = defineCall({
  method: 'PATCH',
  path: '/financing/leads/:leadId',
  body: leadChangeSchema,
  response: leadSchema,
  assumed: true,
});

/**
 * Completes the onboarding of a lead (product.md#calls). The specification has the path only; the response is assumed to
 * be the lead or empty.
 */
export const completeOnboarding = defineCall({
  method: 'GET',
  path: '/financing/leads/:leadId/onboarded',
  response: v.nullable(leadSchema),
});

/** Leads: what a business asks for before it is financed. */
export const leads = { list: listLeads, create: createLead, update: updateLead, completeOnboarding };

/** The stages of a lead, in the spelling of the specification (product.md#states). */
export type LeadStage =
  | 'NOT SIGNED UP'
  | 'SIGNED UP'
  | 'SCHEDULED MEEETING'
  | 'LEAD CREATED'
  | 'COMPANY CREATED'
  | 'ONBOARDED';

/**
 * The stage of a lead (product.md#states). A phone without an address is `SCHEDULED MEEETING` whatever the amount,
 * because the step of that name comes next; a lead with neither is `SIGNED UP`.
 * @param lead `null` for a visitor without a lead.
 */
export function stageOf(lead: Lead | null): LeadStage {
  if (!lead) return 'NOT SIGNED UP';
  if (lead.customerId !== null) return lead.status === 'ONBOARDING' ? 'COMPANY CREATED' : 'ONBOARDED';
  if (lead.phone !== null && lead.address === null) return 'SCHEDULED MEEETING';
  if (lead.maxAmount !== null) return 'LEAD CREATED';
  return 'SIGNED UP';
}
