import type { Lead } from '@plinth/api-client';
import type { Declaration } from '@plinth/api-client/call';
import { createCustomer } from '@plinth/api-client/resources/customers';
import { createLead, updateLead } from '@plinth/api-client/resources/leads';
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
  /** The input by field name. */
  readonly given: Readonly<Record<string, string>>;
  /** The last input: the field, the text and the field's resulting value where it differs (an amount is in cents). */
  readonly last: readonly [name: string, text: string, value?: string];
  /** Input that is required for sending but is intentionally never stored. */
  readonly secret?: Readonly<Record<string, string>>;
  /** The name of a file to attach. */
  readonly file?: string;
  readonly send: string;
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
const ODD = '  “Łódź” <b>&amp;</b> \u{1F41D}';
const SECRET = { password: 'Plinth-demo-1' };

export const FORMS: readonly Form[] = [
  {
    name: 'signing in',
    path: hrefOf('login'),
    scenario: 'financed',
    user: null,
    given: { email: 'ines@harrowvine.example' },
    last: ['email', 'ines@harrowvine.exampl'],
    secret: SECRET,
    send: 'Sign in',
    call: null,
  },
  {
    name: 'a new password',
    path: hrefOf('forgot-password'),
    scenario: 'financed',
    user: null,
    given: { email: 'ines@harrowvine.example' },
    last: ['email', 'ines@'],
    send: 'Send reset link',
    call: null,
  },
  {
    name: 'creating an account',
    path: hrefOf('register'),
    scenario: 'new',
    user: null,
    given: { fullName: ODD, email: NEWCOMER.email ?? '' },
    last: ['fullName', 'Noor'],
    secret: SECRET,
    send: 'Create account',
    call: findUserByEmail,
  },
  {
    name: 'the amount',
    path: hrefOf('register', { step: 'amount' }),
    scenario: 'new',
    user: FOUNDER,
    given: { amount: '250000', phone: ' 503 555-0148' },
    last: ['amount', '260000', '26000000'],
    send: 'Continue',
    call: createLead,
  },
  {
    name: 'the specialist',
    path: hrefOf('register', { step: 'million' }),
    scenario: 'amount',
    user: FOUNDER,
    lead: LEAD,
    given: { phone: '503.555.0148' },
    last: ['phone', '503.555.014'],
    send: 'Continue',
    call: updateLead,
  },
  {
    name: 'the meeting',
    path: hrefOf('register', { step: 'time' }),
    scenario: 'time',
    user: FOUNDER,
    given: { day: '2026-11-24', slot: '10:30', street: ODD, city: 'Portland', state: 'OR', zip: '97202' },
    last: ['day', '2026-11-25'],
    send: 'Book the meeting',
    call: updateLead,
  },
  {
    name: 'the company',
    path: hrefOf('register', { step: 'company' }),
    scenario: 'company',
    user: FOUNDER,
    given: {
      legalName: ODD,
      tradingName: 'Harrow & Vine',
      country: 'CA',
      website: 'harrowvine.example',
      industry: 'Retail',
      monthlyRevenue: '50K_100K',
    },
    last: ['industry', 'Wholesale'],
    send: 'Continue',
    call: createCustomer,
  },
  {
    name: 'a ticket',
    path: hrefOf('tickets', {}, { new: 'ticket' }),
    scenario: 'financed',
    user: USER,
    given: { subject: 'Second terminal', message: `${ODD}\nIt does not print` },
    last: ['message', ODD],
    file: 'receipt.pdf',
    send: 'Send ticket',
    call: createTask,
  },
  {
    name: 'a request for a top-up',
    path: hrefOf('tickets', {}, { new: 'topup' }),
    scenario: 'financed',
    user: USER,
    given: { subject: 'For the season', message: ODD },
    last: ['subject', 'For'],
    file: 'forecast.csv',
    send: 'Send ticket',
    call: createTask,
  },
];
