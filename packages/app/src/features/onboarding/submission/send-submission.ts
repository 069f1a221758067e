import type { ApiClient, Customer, Lead, NewCustomer } from '@plinth/api-client';

/** The answer of an onboarding step, as it is sent. Money is in minor units; `meetingAt` is an ISO 8601 instant. */
export type StepSubmission =
  | { readonly form: 'amount'; readonly maxAmount: number; readonly phone: string | null }
  | { readonly form: 'million'; readonly phone: string }
  | { readonly form: 'time'; readonly address: string; readonly meetingAt: string; readonly phone: string | null }
  | { readonly form: 'company'; readonly company: NewCustomer }
  | { readonly form: 'complete' };

/** The form that an answer belongs to. */
export type StepForm = StepSubmission['form'];

/** The record that the provider returns for an answer. */
export type SubmissionResult = { readonly lead: Lead } | { readonly customer: Customer };

const withPhone = (phone: string | null) => (phone === null ? {} : { phone });

/** Completes the onboarding and returns the lead. When the response is empty, the lead is loaded. */
async function close(client: ApiClient, lead: Lead): Promise<Lead> {
  const answered = await client.leads.completeOnboarding(lead.id);
  if (answered) return answered;
  const leads = await client.leads.list();
  return leads.find(({ id }) => id === lead.id) ?? lead;
}

/**
 * Sends an answer (decisions: onboarding; spec §7).
 * @param lead The current lead; without one, the amount creates it.
 * @param idempotencyKey Stays the same when an answer is sent again, so that it is never stored twice.
 * @throws ApiError
 */
export async function sendSubmission(
  client: ApiClient,
  answer: StepSubmission,
  lead: Lead | null,
  idempotencyKey: string,
): Promise<SubmissionResult> {
  const { leads, customers } = client;
  const options = { idempotencyKey };
  if (answer.form === 'company') return { customer: await customers.create(answer.company, options) };
  if (answer.form === 'amount' && lead === null) {
    return { lead: await leads.create({ maxAmount: answer.maxAmount, ...withPhone(answer.phone) }, options) };
  }
  if (lead === null) throw new Error(`The step ${answer.form} has no lead to change.`);
  switch (answer.form) {
    case 'amount':
      return {
        lead: await leads.update(lead.id, { maxAmount: answer.maxAmount, ...withPhone(answer.phone) }, options),
      };
    case 'million':
      return { lead: await leads.update(lead.id, { phone: answer.phone }, options) };
    case 'time': {
      const { address, meetingAt, phone } = answer;
      return { lead: await leads.update(lead.id, { address, meetingAt, ...withPhone(phone) }, options) };
    }
    case 'complete':
      return { lead: await close(client, lead) };
  }
}
