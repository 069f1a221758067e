import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createAppearance, type Skin } from '#core/appearance/appearance.ts';
import { ServicesContext } from '#core/context.ts';
import { IdentityError, type SignInResult } from '#core/session/identity.ts';
import { createWorld, englishOnly } from '#testing/world.ts';
import ForgotPasswordPage, { feature } from './pages/forgot-password.tsx';
import LoginPage from './pages/login.tsx';

interface Props {
  readonly skin: Skin;
  readonly page: ComponentType;
  /** What the identity provider answers a form. */
  readonly outcome: () => Promise<SignInResult>;
}

function createPage(skin: Skin, outcome: Props['outcome']) {
  const world = createWorld({ user: null });
  world.join(feature);
  world.identity.outcome = outcome;
  const { storage, settings, now } = world.deps;
  storage.set('skin', skin);
  return { world, services: { appearance: createAppearance(storage, document.documentElement), translator: englishOnly, storage, settings, now } };
}

/** A page for who is not signed in, over the real store. */
function Page({ skin, page: Shown, outcome }: Props) {
  const [{ world, services }] = useState(() => createPage(skin, outcome));
  useEffect(() => () => world.task.cancel(), [world]);
  return (
    <Provider store={world.store}>
      <ServicesContext value={services}>
        <Shown />
      </ServicesContext>
    </Provider>
  );
}

type Typing = StoryContext['userEvent'];

function inputOf(page: HTMLElement, name: string): HTMLInputElement {
  const input = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`The page has no field "${name}".`);
  return input;
}

/** Enter sends a form, as a click on its button does. */
async function send(page: HTMLElement, userEvent: Typing): Promise<void> {
  await userEvent.type(inputOf(page, 'email'), '{Enter}');
}

async function signIn(page: HTMLElement, userEvent: Typing): Promise<void> {
  await userEvent.type(inputOf(page, 'email'), 'ines@harrowvine.example');
  await userEvent.type(inputOf(page, 'password'), 'not the one');
  await send(page, userEvent);
}

/** Resolves on the frame that shows what is looked for; the properties of an element are not in its markup. */
function shows(isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isThere()) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

const meta = {
  title: 'Pages/Sign in',
  component: Page,
  // A page takes the focus and the whole window; several of them on one sheet would fight for both.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { skin: 'light', page: LoginPage, outcome: () => Promise.reject(new IdentityError('auth/wrong-password', '')) },
  argTypes: { skin: { table: { disable: true } }, page: { table: { disable: true } }, outcome: { table: { disable: true } } },
  render: (args, { globals }) => {
    const { skin } = globals as { skin: Skin };
    return <Page {...args} key={skin} skin={skin} />;
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sign in' });
  },
};

/** Sent without a word in it. */
export const NothingTyped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Sign in' });
    await send(canvasElement, userEvent);
    await shows(() => [...canvasElement.querySelectorAll('plinth-field')].every(({ error }) => error !== ''));
  },
};

/** What was typed stays. */
export const WrongPassword: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn(canvasElement, userEvent);
    await canvas.findByText('The password is not right. Try again, or reset it.');
  },
};

/** The identity provider has not answered yet. */
export const Waiting: Story = {
  args: { outcome: () => Promise.race<SignInResult>([]) },
  play: async ({ canvasElement, userEvent }) => {
    await signIn(canvasElement, userEvent);
    await shows(() => [...canvasElement.querySelectorAll('plinth-button')].some(({ busy }) => busy));
  },
};

export const ResetPassword: Story = {
  args: { page: ForgotPasswordPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Reset your password' });
  },
};

export const ResetSent: Story = {
  args: { page: ForgotPasswordPage },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(inputOf(canvasElement, 'email'), 'ines@harrowvine.example');
    await send(canvasElement, userEvent);
    await canvas.findByText('Check your email');
  },
};

export const Dark: Story = { ...Overview, globals: { skin: 'dark' } };
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
