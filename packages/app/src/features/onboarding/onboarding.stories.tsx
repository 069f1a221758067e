import type { Lead } from '@plinth/api-client/resources/leads';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import type { Skin } from '#core/appearance/appearance.ts';
import { hrefOf } from '#core/routes/href.ts';
import { CLAIMS_POLL_INTERVAL_MS, CLAIMS_SLOW_POLL_INTERVAL_MS } from '#core/session/claims.saga.ts';
import { IdentityError, type IdentityUser } from '#core/session/identity.ts';
import { PageFrame } from '#testing/page-frame.tsx';
import { waitForElement, waitUntil } from '#testing/wait-until.ts';
import { API, OWNER, type World } from '#testing/world.ts';

/** A signed-up user whose token has no company yet. */
const NEW_USER = { ...OWNER, customerId: null };
/** The same user with a company in the token, under the id that the mock gives it. */
const CUSTOMER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** A lead whose phone number the specialist needs first. */
const MILLION_LEAD: Lead = {
  id: 'lead-million',
  status: 'ONBOARDING',
  phone: null,
  address: null,
  maxAmount: 150_000_000,
  customerId: null,
  meetingAt: null,
  created: '2026-11-19T17:00:00Z',
};
/** A lead with all details. The linked accounts come from the scenario. */
const COMPLETE_LEAD: Lead = {
  ...MILLION_LEAD,
  id: 'lead-u1',
  maxAmount: 25_000_000,
  phone: '(503) 555-0148',
  address: '2140 SE Division Street, Portland, OR 97202',
  customerId: CUSTOMER.customerId,
  meetingAt: '2026-11-24T18:30:00Z',
};

interface Props {
  readonly path: string;
  readonly user: IdentityUser | null;
  readonly skin: Skin;
  readonly prepare?: (world: World) => void;
}

const meta = {
  title: 'Pages/Onboarding',
  component: PageFrame,
  // A page takes the focus and the whole window, so several cannot share a docs page.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { path: hrefOf('register'), user: NEW_USER, skin: 'light' },
  render: (args, { globals }) => {
    const { skin, scenario } = globals as { skin: Skin; scenario: string };
    return <PageFrame {...args} key={`${skin} ${scenario}`} skin={skin} />;
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Options of `findBy…` queries: responses pass through a worker and the client may retry. */
const FIND_OPTIONS = { timeout: 10_000 };

const expectHeading =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name }, FIND_OPTIONS);
  };
const press = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, text: string) => {
  await userEvent.click(await canvas.findByText(text, {}, FIND_OPTIONS));
};
/** Stores a step as reached, for the steps without a form. */
const withReachedStep =
  (step: 'accounting' | 'commerce' | 'complete') =>
  ({ storage }: World) =>
    storage.set('signInStep', step);
const respondWithLead = (lead: Lead) => http.get(`${API}/financing/leads`, () => HttpResponse.json([lead]));
const respondWithError = () => new HttpResponse(null, { status: 500 });

export const CreateAccount: Story = { args: { user: null }, play: expectHeading('Create an account') };

/** An identity provider message without a translation, which keeps its own text direction. */
export const AccountRefused: Story = {
  args: {
    user: null,
    prepare: ({ identity }) => {
      identity.signInOutcome = () =>
        Promise.reject(new IdentityError('auth/quota-exceeded', 'Sign-up quota exceeded (429).'));
    },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, userEvent }) => {
    for (const [name, text] of [
      ['fullName', 'Ines Calloway'],
      ['email', 'ines@harrowvine.example'],
      ['password', 'Plinth-demo-1{Enter}'],
    ] as const) {
      await userEvent.type(await waitForElement(canvasElement, `input[name="${name}"]`), text);
    }
    await waitUntil(
      () => canvasElement.querySelector('plinth-alert bdi')?.textContent === 'Sign-up quota exceeded (429).',
    );
  },
};

export const Amount: Story = { globals: { scenario: 'new' }, play: expectHeading('How much do you need?') };

/** The provider rejects the first request. The typed text is kept and the retry succeeds. */
export const AmountNotSaved: Story = {
  globals: { scenario: 'new' },
  beforeEach: ({ msw }) => {
    msw.use(http.post(`${API}/financing/leads`, respondWithError, { once: true }));
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.type(await waitForElement(canvasElement, 'input[name="phone"]'), '5035550148');
    await press(context, 'Continue');
    await canvas.findByText('We couldn’t save that. What you typed is still here.', {}, FIND_OPTIONS);
    await press(context, 'Try again');
    await canvas.findByRole('heading', { level: 1, name: 'Pick a time to talk' }, FIND_OPTIONS);
  },
};

/** The retry fails as well: the message is shown again and the submit button has the focus. */
export const RetryFailed: Story = {
  globals: { scenario: 'new' },
  beforeEach: ({ msw }) => {
    msw.use(http.post(`${API}/financing/leads`, () => HttpResponse.error()));
  },
  play: async (context) => {
    await press(context, 'Continue');
    await press(context, 'Try again');
    await context.canvas.findByText('No connection. What you typed is still here.', {}, FIND_OPTIONS);
    await waitUntil(() => document.activeElement?.textContent === 'Continue');
  },
};

export const Million: Story = {
  globals: { scenario: 'amount' },
  beforeEach: ({ msw }) => {
    msw.use(respondWithLead(MILLION_LEAD));
  },
  play: expectHeading('A specialist calls you first'),
};

export const Time: Story = { globals: { scenario: 'time' }, play: expectHeading('Pick a time to talk') };

/** The form is submitted empty. */
export const TimeIncomplete: Story = {
  globals: { scenario: 'time' },
  play: async (context) => {
    await press(context, 'Book the meeting');
    await waitUntil(() =>
      [...context.canvasElement.querySelectorAll('plinth-radio-tile-group')].every(({ error }) => error !== ''),
    );
  },
};

export const Company: Story = { globals: { scenario: 'company' }, play: expectHeading('Tell us about your company') };

/** The details of an existing company are read-only. */
export const CompanyReadOnly: Story = {
  args: { path: hrefOf('register', { step: 'company' }), user: CUSTOMER },
  globals: { scenario: 'bank' },
  play: async ({ canvas }) => {
    await canvas.findByText('Set when the company was created.', {}, FIND_OPTIONS);
  },
};

export const WaitingForClaim: Story = { globals: { scenario: 'bank' }, play: expectHeading('Setting up your company') };

/** The company's claim does not arrive within five minutes. */
export const ClaimMissing: Story = {
  globals: { scenario: 'bank' },
  beforeEach: () => skipTimeouts([CLAIMS_POLL_INTERVAL_MS, CLAIMS_SLOW_POLL_INTERVAL_MS]),
  play: async ({ canvas }) => {
    const message = await canvas.findByText(/its account isn’t ready yet/, {}, FIND_OPTIONS);
    await waitUntil(() => message.clientWidth > 0);
    await canvas.findByText('Try again');
  },
};

export const Bank: Story = {
  args: { user: CUSTOMER },
  globals: { scenario: 'bank' },
  play: expectHeading('Link a bank'),
};

export const BankLinked: Story = {
  args: { user: CUSTOMER },
  globals: { scenario: 'onboarded' },
  beforeEach: ({ msw }) => {
    msw.use(respondWithLead(COMPLETE_LEAD));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Larkfield Bank', {}, FIND_OPTIONS);
  },
};

export const BankLoading: Story = {
  args: { user: CUSTOMER },
  globals: { scenario: 'bank' },
  beforeEach: ({ msw }) => {
    msw.use(http.all(`${API}/data/*`, () => delay('infinite')));
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

export const BankNotLoaded: Story = {
  args: { user: CUSTOMER },
  globals: { scenario: 'bank' },
  beforeEach: ({ msw }) => {
    msw.use(http.all(`${API}/data/*`, respondWithError));
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('plinth-empty-state')?.heading === 'Banks didn’t load');
  },
};

/** The bank's site fails to open. */
export const BankNotOpened: Story = {
  args: { user: CUSTOMER },
  globals: { scenario: 'bank' },
  beforeEach: ({ msw }) => {
    msw.use(http.get(`${API}/data/banking/customers/:customerId/link`, respondWithError));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Link a bank', { selector: 'plinth-button' }, FIND_OPTIONS));
    await canvas.findByText('The bank’s page didn’t open.', {}, FIND_OPTIONS);
  },
};

export const Accounting: Story = {
  args: { user: CUSTOMER, prepare: withReachedStep('accounting') },
  globals: { scenario: 'bank' },
  play: async ({ canvas }) => {
    await canvas.findByText('Ledgerline', {}, FIND_OPTIONS);
  },
};

export const AccountingNotLoaded: Story = {
  ...BankNotLoaded,
  args: { user: CUSTOMER, prepare: withReachedStep('accounting') },
  play: async ({ canvasElement }) => {
    await waitUntil(
      () => canvasElement.querySelector('plinth-empty-state')?.heading === 'Failed to load Accounting Platforms',
    );
  },
};

export const Commerce: Story = {
  args: { user: CUSTOMER, prepare: withReachedStep('commerce') },
  globals: { scenario: 'bank' },
  play: async ({ canvas }) => {
    await canvas.findByText('Bazaar Lane', {}, FIND_OPTIONS);
  },
};

/** There are no platforms to link. */
export const CommerceEmpty: Story = {
  args: { user: CUSTOMER, prepare: withReachedStep('commerce') },
  globals: { scenario: 'empty' },
  beforeEach: ({ msw }) => {
    msw.use(respondWithLead(COMPLETE_LEAD));
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('plinth-empty-state')?.heading === 'No commerce platforms yet');
  },
};

export const Complete: Story = {
  ...BankLinked,
  args: { user: CUSTOMER, prepare: withReachedStep('complete') },
};

/** The provider has not completed the onboarding. */
export const StillOpen: Story = {
  ...Complete,
  beforeEach: ({ msw }) => {
    msw.use(
      respondWithLead(COMPLETE_LEAD),
      http.get(`${API}/financing/leads/:leadId/onboarded`, () => HttpResponse.json(COMPLETE_LEAD)),
    );
  },
  play: async (context) => {
    await press(context, 'Submit application');
    await context.canvas.findByText(/We’re still checking your answers/, {}, FIND_OPTIONS);
  },
};

/** Skips timeouts of the given delays in milliseconds. Returns a function that restores them. */
function skipTimeouts(delays: readonly number[]): () => void {
  const { setTimeout } = globalThis;
  const setShortTimeout = (callback: () => void, delayMs?: number) =>
    setTimeout(callback, delayMs !== undefined && delays.includes(delayMs) ? 0 : delayMs);
  globalThis.setTimeout = Object.assign(setShortTimeout, setTimeout);
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}
