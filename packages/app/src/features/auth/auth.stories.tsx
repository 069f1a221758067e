import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { Skin } from '#core/appearance/appearance.ts';
import { hrefOf } from '#core/routes/href.ts';
import { IdentityError, type SecondFactor, type SignInOutcome } from '#core/session/identity.ts';
import { PageFrame } from '#testing/page-frame.tsx';
import { APP_FACTOR, createTestChallenge, PHONE_FACTOR } from '#testing/test-challenge.ts';
import { waitForElement, waitUntil } from '#testing/wait-until.ts';
import { OWNER } from '#testing/world.ts';

interface Props {
  readonly path: string;
  readonly skin: Skin;
  /** Returns the identity provider's response to a submitted form. */
  readonly outcome: () => Promise<SignInOutcome>;
}

/** Renders a page for a user who is not signed in. */
function Page({ path, skin, outcome }: Props) {
  return (
    <PageFrame
      path={path}
      user={null}
      skin={skin}
      prepare={({ identity }) => {
        identity.signInOutcome = outcome;
      }}
    />
  );
}

type UserEvent = StoryContext['userEvent'];

const findInput = (page: HTMLElement, name: string) => waitForElement(page, `input[name="${name}"]`);

/** Submits the form with Enter, which has the same effect as a click on its button. */
async function submit(page: HTMLElement, userEvent: UserEvent): Promise<void> {
  await userEvent.type(await findInput(page, 'email'), '{Enter}');
}

async function signIn(page: HTMLElement, userEvent: UserEvent): Promise<void> {
  await userEvent.type(await findInput(page, 'email'), 'ines@harrowvine.example');
  await userEvent.type(await findInput(page, 'password'), 'wrong password');
  await submit(page, userEvent);
}

/** Options of `findBy…` queries: the page renders only once the session is known. */
const FIND_OPTIONS = { timeout: 10_000 };

const meta = {
  title: 'Pages/Sign in',
  component: Page,
  // Each page takes focus and fills the window, so several pages can't share one docs page.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    skin: 'light',
    path: hrefOf('login'),
    outcome: () => Promise.reject(new IdentityError('auth/wrong-password', '')),
  },
  argTypes: {
    skin: { table: { disable: true } },
    path: { table: { disable: true } },
    outcome: { table: { disable: true } },
  },
  render: (args, { globals }) => {
    const { skin } = globals as { skin: Skin };
    return <Page {...args} key={skin} skin={skin} />;
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sign in' }, FIND_OPTIONS);
  },
};

/** An empty form was submitted. */
export const NothingTyped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Sign in' }, FIND_OPTIONS);
    await submit(canvasElement, userEvent);
    await waitUntil(() => [...canvasElement.querySelectorAll('plinth-field')].every(({ error }) => error !== ''));
  },
};

/** The typed text remains after an error. */
export const WrongPassword: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn(canvasElement, userEvent);
    await canvas.findByText('That password isn’t right. Try again, or reset it.', {}, FIND_OPTIONS);
  },
};

/** The identity provider has not responded yet. */
export const Submitting: Story = {
  args: { outcome: () => Promise.race<SignInOutcome>([]) },
  play: async ({ canvasElement, userEvent }) => {
    await signIn(canvasElement, userEvent);
    await waitUntil(() => [...canvasElement.querySelectorAll('plinth-button')].some(({ busy }) => busy));
  },
};

const requireCode = (...factors: readonly SecondFactor[]): Props['outcome'] => {
  const challenge = createTestChallenge(OWNER, factors);
  return () => Promise.resolve({ challenge });
};

/** A code was sent to a phone; the account also has an authenticator app. */
export const CodeFromMessage: Story = {
  args: { outcome: requireCode(APP_FACTOR, PHONE_FACTOR) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn(canvasElement, userEvent);
    await userEvent.click(await canvas.findByText(/^Send a code to/, {}, FIND_OPTIONS));
    await canvas.findByText(/^We sent a code to/, {}, FIND_OPTIONS);
    await canvas.findByText('Use your authenticator app', {}, FIND_OPTIONS);
  },
};

/** The code was wrong. The next digit replaces it. */
export const WrongCode: Story = {
  args: { outcome: requireCode(APP_FACTOR) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn(canvasElement, userEvent);
    await userEvent.type(await findInput(canvasElement, 'code'), '000000');
    await canvas.findByText('That code isn’t right. Check it, then try again.', {}, FIND_OPTIONS);
    await waitUntil(() => document.activeElement?.getAttribute('name') === 'code');
  },
};

/** The account has only a factor that this app can't use. */
export const NoUsableFactor: Story = {
  args: { outcome: requireCode() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn(canvasElement, userEvent);
    await canvas.findByText(/Contact support to sign in with an authenticator app/, {}, FIND_OPTIONS);
    await userEvent.click(canvas.getByText('Use another account'));
    await canvas.findByRole('heading', { name: 'Sign in' }, FIND_OPTIONS);
  },
};

export const ResetPassword: Story = {
  args: { path: hrefOf('forgot-password') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Reset your password' }, FIND_OPTIONS);
  },
};

export const ResetSent: Story = {
  args: { path: hrefOf('forgot-password') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await findInput(canvasElement, 'email'), 'ines@harrowvine.example');
    await submit(canvasElement, userEvent);
    await canvas.findByText('Check your email', {}, FIND_OPTIONS);
  },
};
