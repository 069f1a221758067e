import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createAppearance, type Skin } from '#core/appearance/appearance.ts';
import { ServicesContext } from '#core/context.ts';
import { API, createWorld, englishOnly, OWNER } from '#testing/world.ts';
import DashboardPage, { feature } from './pages/dashboard.tsx';

/** The mock names a company after its user. */
const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

function createPage(skin: Skin) {
  const world = createWorld({ user: USER });
  world.join(feature);
  const { storage, settings, now } = world.deps;
  storage.set('skin', skin);
  return { world, services: { appearance: createAppearance(storage, document.documentElement), translator: englishOnly, storage, settings, now } };
}

/** The page over the real store; the provider is the mock in the scenario of the toolbar. */
function Page({ skin }: { readonly skin: Skin }) {
  const [{ world, services }] = useState(() => createPage(skin));
  useEffect(() => () => world.task.cancel(), [world]);
  return (
    <Provider store={world.store}>
      <ServicesContext value={services}>
        <main><DashboardPage /></main>
      </ServicesContext>
    </Provider>
  );
}

const meta = {
  title: 'Pages/Dashboard',
  component: Page,
  // A page takes the focus and the whole window; several of them on one sheet would fight for both.
  tags: ['!autodocs'],
  args: { skin: 'light' },
  argTypes: { skin: { table: { disable: true } } },
  render: (_args, { globals }) => {
    const { skin, scenario } = globals as { skin: Skin; scenario: string };
    return <Page key={`${skin} ${scenario}`} skin={skin} />;
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers come through a worker and the client's own second tries. */
const PATIENCE = { timeout: 10_000 };

/** In whatever scenario the toolbar names; the other stories each keep to one. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dashboard' });
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText(/you drew/, {}, PATIENCE);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is due', {}, PATIENCE);
  },
};

export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvasElement }) => {
    const expected = ['Your limit did not load', 'Contracts did not load'];
    await shows(() => expected.every((heading) => failures(canvasElement).includes(heading)));
  },
};

/** Nothing has answered yet. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(http.all(`${API}/*`, () => delay('infinite')));
  },
  play: async ({ canvasElement }) => {
    await shows(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** Every answer takes three seconds. */
export const Slow: Story = {
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText(/you drew/, {}, PATIENCE);
  },
};

export const Dark: Story = { ...Financed, globals: { scenario: 'financed', skin: 'dark' } };
export const RightToLeft: Story = { ...Financed, globals: { scenario: 'financed', direction: 'rtl' } };

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

function failures(page: HTMLElement): string[] {
  return [...page.querySelectorAll('plinth-empty-state')].filter(({ kind }) => kind === 'error').map(({ heading }) => heading);
}
