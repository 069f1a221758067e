import type { Declaration } from '@plinth/api-client/call';
import { createCustomer } from '@plinth/api-client/resources/customers';
import { type Lead, createLead, updateLead } from '@plinth/api-client/resources/leads';
import { createTask } from '@plinth/api-client/resources/tasks';
import { findUserByEmail } from '@plinth/api-client/resources/users';
import type { ScenarioName } from '@plinth/mocks';
import { hrefOf } from '#core/routes/href.ts';
import type { IdentityUser } from '#core/session/identity.ts';
import { FOUNDER, NEWCOMER, USER } from '../faults/personas.ts';

/** A form of the app with its test input. */
export interface Form {
  readonly name: string;
  readonly path: string;
  readonly scenario: ScenarioName;
  /** The signed-in user, or `null`. */
  readonly user: IdentityUser | null;
  /** Replaces the scenario's lead. */
  readonly lead?: Lead;
  /** The typed text by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** The last edit: the field, the text and the field's resulting value where it differs (an amount is in cents). */
  readonly lastEdit: readonly [name: string, text: string, value?: string];
  /** Values that are required to submit the form but are intentionally never stored. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** The name of a file to attach. */
  readonly fileName?: string;
  readonly submitLabel: string;
  /** The call that sends the form, or `null` when the identity provider receives it. */
  readonly call: Declaration | null;
}

const LEAD: Lead = {
  id: `lead-${FOUNDER.uid}`,
  status: 'ONBOARDING',
  phone: null,
  address: null,
  maxAmount: 150_000_000,
  customerId: null,
  meetingAt: null,
  created: '2026-11-19T17:00:00Z',
};
/** Text with whitespace, markup and non-ASCII characters, which must be restored unchanged. */
const SPECIAL_TEXT = '  “Łódź” <b>&amp;</b> \u{1F41D}';
const SECRETS = { password: 'Plinth-demo-1' };

export const FORMS: readonly Form[] = [
  {
    name: 'sign-in',
    path: hrefOf('login'),
    scenario: 'financed',
    user: null,
    values: { email: 'ines@harrowvine.example' },
    lastEdit: ['email', 'ines@harrowvine.exampl'],
    secrets: SECRETS,
    submitLabel: 'Sign in',
    call: null,
  },
  {
    name: 'password reset',
    path: hrefOf('forgot-password'),
    scenario: 'financed',
    user: null,
    values: { email: 'ines@harrowvine.example' },
    lastEdit: ['email', 'ines@'],
    submitLabel: 'Send reset link',
    call: null,
  },
  {
    name: 'sign-up',
    path: hrefOf('register'),
    scenario: 'new',
    user: null,
    values: { fullName: SPECIAL_TEXT, email: NEWCOMER.email ?? '' },
    lastEdit: ['fullName', 'Noor'],
    secrets: SECRETS,
    submitLabel: 'Create account',
    call: findUserByEmail,
  },
  {
    name: 'amount',
    path: hrefOf('register', { step: 'amount' }),
    scenario: 'new',
    user: FOUNDER,
    values: { amount: '250000', phone: ' 503 555-0148' },
    lastEdit: ['amount', '260000', '26000000'],
    submitLabel: 'Continue',
    call: createLead,
  },
  {
    name: 'specialist call',
    path: hrefOf('register', { step: 'million' }),
    scenario: 'amount',
    user: FOUNDER,
    lead: LEAD,
    values: { phone: '503.555.0148' },
    lastEdit: ['phone', '503.555.014'],
    submitLabel: 'Continue',
    call: updateLead,
  },
  {
    name: 'meeting',
    path: hrefOf('register', { step: 'time' }),
    scenario: 'time',
    user: FOUNDER,
    values: {
      day: '2026-11-24',
      slot: '10:30',
      street: SPECIAL_TEXT,
      country: 'CA',
      city: 'Toronto',
      region: 'ON',
      postalCode: 'M5V 3L9',
    },
    lastEdit: ['day', '2026-11-25'],
    submitLabel: 'Book the meeting',
    call: updateLead,
  },
  {
    name: 'company',
    path: hrefOf('register', { step: 'company' }),
    scenario: 'company',
    user: FOUNDER,
    values: {
      legalName: SPECIAL_TEXT,
      tradingName: 'Harrow & Vine',
      country: 'CA',
      website: 'harrowvine.example',
      industry: 'Retail',
      monthlyRevenue: '50K_100K',
    },
    lastEdit: ['industry', 'Wholesale'],
    submitLabel: 'Continue',
    call: createCustomer,
  },
  {
    name: 'new ticket',
    path: hrefOf('tickets', {}, { new: 'ticket' }),
    scenario: 'financed',
    user: USER,
    values: { subject: 'Second terminal', message: `${SPECIAL_TEXT}\nIt does not print` },
    lastEdit: ['message', SPECIAL_TEXT],
    fileName: 'receipt.pdf',
    submitLabel: 'Send ticket',
    call: createTask,
  },
  {
    name: 'top-up request',
    path: hrefOf('dashboard', {}, { topup: 'request' }),
    scenario: 'financed',
    user: USER,
    values: { amount: '100000', account: 'account-4417', note: SPECIAL_TEXT },
    lastEdit: ['amount', '120000', '12000000'],
    fileName: 'forecast.csv',
    submitLabel: 'Request $100,000',
    call: createTask,
  },
];
