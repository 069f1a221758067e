import type { Lead } from '@plinth/api-client/resources/leads';

/** The fields of the amount step and the meeting step. Amount in minor units. */
export const SAMPLE_FIELDS = {
  maxAmount: 25_000_000,
  phone: '(503) 555-0148',
  address: '1418 Division Street, Portland, OR 97202',
} as const;

/** A lead without an amount, phone and meeting. */
export const newLead = (id: string, now: Date): Lead => ({
  id,
  status: 'ONBOARDING',
  phone: null,
  address: null,
  maxAmount: null,
  customerId: null,
  meetingAt: null,
  created: now.toISOString(),
});
