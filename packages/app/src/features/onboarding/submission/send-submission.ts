import type { ApiClient, Customer, Lead, NewCustomer } from '@plinth/api-client';

/** An answer of onboarding, ready to be sent. Money in minor units, `meetingAt` an ISO 8601 instant. */
export type StepSubmission =
  | { readonly form: 'amount'; readonly maxAmount: number; readonly phone: string | null }
  | { readonly form: 'million'; readonly phone: string }
  | { readonly form: 'time'; readonly address: string; readonly meetingAt: string; readonly phone: string | null }
  | { readonly form: 'company'; readonly company: NewCustomer }
  | { readonly form: 'complete' };

/** The step that an answer belongs to. */
export type StepForm = StepSubmission['form'];

/** What the provider made of an answer. */
export type SubmissionResult = { readonly lead: Lead } | { readonly customer: Customer };

const withPhone = (phone: string | null) => (phone === null ? {} : { phone });

/** The lead after the provider was asked to close the onboarding; an empty answer says nothing, so it is looked up. */
async function close(client: ApiClient, lead: Lead): Promise<Lead> {
  const answered = await client.leads.completeOnboarding(lead.id);
  if (answered) return answered;
  const leads = await client.leads.list();
  return leads.find(({ id }) => id === lead.id) ?? lead;
}

/**
 * Sends an answer (decisions: onboarding; spec §7).
 * @param lead what is known of it; without one the amount makes it.
 * @param idempotencyKey the same for the same answer sent again, so that it is never kept twice.
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
