import type { ApiClient } from '@plinth/api-client';
import type { Customer, NewCustomer } from '@plinth/api-client/resources/customers';
import type { Lead } from '@plinth/api-client/resources/leads';

/** The data of an onboarding step, as it is sent. Money is in minor units; `meetingAt` is an ISO 8601 instant. */
export type StepInput =
  | { readonly form: 'amount'; readonly maxAmount: number; readonly phone: string | null }
  | { readonly form: 'million'; readonly phone: string }
  | { readonly form: 'time'; readonly address: string; readonly meetingAt: string; readonly phone: string | null }
  | { readonly form: 'company'; readonly company: NewCustomer }
  | { readonly form: 'complete' };

/** The form of a step. */
export type StepForm = StepInput['form'];

/** The record that the provider returns for a input. */
export type StepResult = { readonly lead: Lead } | { readonly customer: Customer };

const withPhone = (phone: string | null) => (phone === null ? {} : { phone });

/** Completes the onboarding and returns the lead. When the response is empty, the lead is loaded. */
async function completeOnboarding(client: ApiClient, lead: Lead): Promise<Lead> {
  const updatedLead = await client.leads.completeOnboarding(lead.id);
  if (updatedLead) return updatedLead;
  const leads = await client.leads.list();
  return leads.find(({ id }) => id === lead.id) ?? lead;
}

/**
 * Sends a step (product.md#calls).
 * @param lead The current lead; without one, the amount creates it.
 * @param idempotencyKey Stays the same on a retry, so that a step is never stored twice.
 * @throws ApiError
 */
export async function sendStep(
  client: ApiClient,
  input: StepInput,
  lead: Lead | null,
  idempotencyKey: string,
): Promise<StepResult> {
  const { leads, customers } = client;
  const options = { idempotencyKey };
  if (input.form === 'company') return { customer: await customers.create(input.company, options) };
  if (input.form === 'amount' && lead === null) {
    return { lead: await leads.create({ maxAmount: input.maxAmount, ...withPhone(input.phone) }, options) };
  }
  if (lead === null) throw new Error(`The step ${input.form} has no lead to change.`);
  switch (input.form) {
    case 'amount':
      return {
        lead: await leads.update(lead.id, { maxAmount: input.maxAmount, ...withPhone(input.phone) }, options),
      };
    case 'million':
      return { lead: await leads.update(lead.id, { phone: input.phone }, options) };
    case 'time': {
      const { address, meetingAt, phone } = input;
      return { lead: await leads.update(lead.id, { address, meetingAt, ...withPhone(phone) }, options) };
    }
    case 'complete':
      return { lead: await completeOnboarding(client, lead) };
  }
}
