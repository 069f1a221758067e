import { listCustomers } from '@plinth/api-client/resources/customers';
import { type Lead, listLeads } from '@plinth/api-client/resources/leads';
import { VISITOR, writeDraft } from '#core/drafts/drafts.ts';
import { hrefOf } from '#core/routes/href.ts';
import { fill } from '../fields.ts';
import { FOUNDER, NEWCOMER, USER } from '../personas.ts';
import { hasNoLink, type Place } from '../place.ts';
import { press } from '../visit.tsx';

/** The lead of the mock's onboarded business before its last step, which shows linked accounts. */
const LEAD: Lead = {
  id: `lead-${USER.uid}`,
  status: 'ONBOARDING',
  phone: '(503) 555-0148',
  address: '1418 Division Street, Portland, OR 97202',
  maxAmount: 25_000_000,
  customerId: USER.customerId,
  meetingAt: '2026-11-24T18:30:00Z',
  created: '2026-11-19T17:00:00Z',
};
const reviewing = {
  scenario: 'onboarded',
  lead: LEAD,
  user: USER,
  prepare: ({ storage }) => storage.set('signInStep', 'complete'),
} as const satisfies Partial<Place>;
const companyCreated = { scenario: 'bank', user: USER } as const;

export const onboarding: readonly Place[] = [
  {
    name: 'creating an account',
    path: hrefOf('register'),
    scenario: 'new',
    user: null,
    retryButton: 'Create account',
    prepare: ({ storage }) =>
      writeDraft(storage, VISITOR, 'register', { fullName: 'Noor Haddad', email: NEWCOMER.email ?? '' }),
    action: async (visit) => {
      await fill(visit, 'password', 'Plinth-demo-1');
      await press(visit, 'Create account');
    },
  },
  {
    name: 'the amount',
    path: hrefOf('register', { step: 'amount' }),
    scenario: 'amount',
    user: FOUNDER,
    shellCalls: [listLeads],
  },
  {
    name: 'giving the amount',
    path: hrefOf('register', { step: 'amount' }),
    scenario: 'new',
    user: FOUNDER,
    action: (visit) => press(visit, 'Continue'),
  },
  {
    name: 'changing the amount',
    path: hrefOf('register', { step: 'amount' }),
    scenario: 'amount',
    user: FOUNDER,
    action: (visit) => press(visit, 'Continue'),
  },
  {
    name: 'booking the meeting',
    path: hrefOf('register', { step: 'time' }),
    scenario: 'time',
    user: FOUNDER,
    prepare: ({ storage }) =>
      writeDraft(storage, FOUNDER.uid, 'time', {
        day: '2026-11-24',
        slot: '10:30',
        phone: '',
        country: 'US',
        street: '1418 Division Street',
        city: 'Portland',
        region: 'OR',
        postalCode: '97202',
      }),
    action: (visit) => press(visit, 'Book the meeting'),
  },
  {
    name: 'naming the company',
    path: hrefOf('register', { step: 'company' }),
    scenario: 'company',
    user: FOUNDER,
    prepare: ({ storage }) =>
      writeDraft(storage, FOUNDER.uid, 'company', {
        legalName: 'Harrow & Vine Provisions LLC',
        tradingName: '',
        country: 'US',
        website: '',
        industry: 'Retail',
        monthlyRevenue: '50K_100K',
      }),
    action: (visit) => press(visit, 'Continue'),
  },
  {
    ...reviewing,
    name: 'the banks of onboarding',
    path: hrefOf('register', { step: 'bank' }),
    shellCalls: [listCustomers],
  },
  {
    ...companyCreated,
    name: 'linking the first bank',
    path: hrefOf('register', { step: 'bank' }),
    action: (visit) => press(visit, 'Link a bank'),
  },
  { ...reviewing, name: 'the accounting platforms of onboarding', path: hrefOf('register', { step: 'accounting' }) },
  { ...reviewing, name: 'the commerce platforms of onboarding', path: hrefOf('register', { step: 'commerce' }) },
  {
    ...companyCreated,
    name: 'linking a shop in onboarding',
    path: hrefOf('register', { step: 'commerce' }),
    prepare: ({ storage }) => storage.set('signInStep', 'commerce'),
    action: (visit) => press(visit, 'Link Cartwheel'),
    isRejected: hasNoLink,
  },
  { ...reviewing, name: 'the review', path: hrefOf('register', { step: 'complete' }) },
  {
    ...companyCreated,
    name: 'going to the dashboard',
    path: hrefOf('register', { step: 'complete' }),
    prepare: ({ storage }) => storage.set('signInStep', 'complete'),
    action: (visit) => press(visit, 'Submit application'),
  },
];
