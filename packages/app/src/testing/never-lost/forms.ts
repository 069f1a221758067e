import type { Lead } from '@plinth/api-client';
import type { CallName, ScenarioName } from '@plinth/mocks';
import type { IdentityUser } from '#core/session/identity.ts';
import { FOUNDER, NEWCOMER, USER } from '#testing/faults/people.ts';

/** A form of the product, and what is given in it. */
export interface Form {
  readonly name: string;
  readonly path: string;
  readonly scenario: ScenarioName;
  /** Who fills it in; null for somebody who has not signed in. */
  readonly user: IdentityUser | null;
  /** In place of the scenario's own. */
  readonly lead?: Lead;
  /** What is typed or chosen, by the field's name. */
  readonly given: Readonly<Record<string, string>>;
  /** What is typed last, into which field; what the field then has for its value, where that is another (an amount is in cents). */
  readonly last: readonly [name: string, text: string, value?: string];
  /** Typed to be able to send, and by intention kept nowhere. */
  readonly secret?: Readonly<Record<string, string>>;
  /** Name of a file that goes with it. */
  readonly file?: string;
  readonly send: string;
  /** The call that it is sent with; null where the identity provider gets it. */
  readonly call: CallName | null;
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
/** Any text has to come back as it is. */
const ODD = '  “Łódź” <b>&amp;</b> \u{1F41D}';
const SECRET = { password: 'Plinth-demo-1' };

export const FORMS: readonly Form[] = [
  {
    name: 'signing in',
    path: '/login',
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
    path: '/forgot-password',
    scenario: 'financed',
    user: null,
    given: { email: 'ines@harrowvine.example' },
    last: ['email', 'ines@'],
    send: 'Send reset link',
    call: null,
  },
  {
    name: 'creating an account',
    path: '/register',
    scenario: 'new',
    user: null,
    given: { fullName: ODD, email: NEWCOMER.email ?? '' },
    last: ['fullName', 'Noor'],
    secret: SECRET,
    send: 'Create account',
    call: 'GET /users',
  },
  {
    name: 'the amount',
    path: '/register/amount',
    scenario: 'new',
    user: FOUNDER,
    given: { amount: '250000', phone: ' 503 555-0148' },
    last: ['amount', '260000', '26000000'],
    send: 'Continue',
    call: 'POST /financing/leads',
  },
  {
    name: 'the specialist',
    path: '/register/million',
    scenario: 'amount',
    user: FOUNDER,
    lead: LEAD,
    given: { phone: '503.555.0148' },
    last: ['phone', '503.555.014'],
    send: 'Continue',
    call: 'PATCH /financing/leads/:leadId',
  },
  {
    name: 'the meeting',
    path: '/register/time',
    scenario: 'time',
    user: FOUNDER,
    given: { day: '2026-11-24', slot: '10:30', street: ODD, city: 'Portland', state: 'OR', zip: '97202' },
    last: ['day', '2026-11-25'],
    send: 'Book the meeting',
    call: 'PATCH /financing/leads/:leadId',
  },
  {
    name: 'the company',
    path: '/register/company',
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
    call: 'POST /customers',
  },
  {
    name: 'a ticket',
    path: '/tickets?new=ticket',
    scenario: 'financed',
    user: USER,
    given: { subject: 'Second terminal', message: `${ODD}\nIt does not print` },
    last: ['message', ODD],
    file: 'receipt.pdf',
    send: 'Send ticket',
    call: 'POST /tasks/customers/:customerId',
  },
  {
    name: 'a request for a top-up',
    path: '/tickets?new=topup',
    scenario: 'financed',
    user: USER,
    given: { subject: 'For the season', message: ODD },
    last: ['subject', 'For'],
    file: 'forecast.csv',
    send: 'Send ticket',
    call: 'POST /tasks/customers/:customerId',
  },
];
