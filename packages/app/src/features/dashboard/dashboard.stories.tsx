import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import type { Skin } from '#core/appearance/appearance.ts';
import { PageFrame } from '#testing/page-frame.tsx';
import { shows } from '#testing/shows.ts';
import { API, OWNER } from '#testing/world.ts';

/** The mock names a company after its user. */
const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** The page in the shell, over the real store; the provider is the mock in the scenario of the toolbar. */
function Page({ skin }: { readonly skin: Skin }) {
  return <PageFrame path="/dashboard/financial" user={USER} skin={skin} />;
}

const meta = {
  title: 'Pages/Dashboard',
  component: Page,
  // A page takes the focus and the whole window; several of them on one sheet would fight for both.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
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
    await canvas.findByRole('heading', { name: 'Dashboard' }, PATIENCE);
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

/** The business itself fails to load first, and comes with the second try. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, PATIENCE));
    const expected = ['Your limit did not load', 'Contracts did not load'];
    await shows(() => expected.every((heading) => failures(canvasElement).includes(heading)));
  },
};

/** Who it is has been answered, and nothing else yet. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(...['financing/customers', 'data'].map((path) => http.all(`${API}/${path}/*`, () => delay('infinite'))));
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

function failures(page: HTMLElement): string[] {
  return [...page.querySelectorAll('plinth-empty-state')].filter(({ kind }) => kind === 'error').map(({ heading }) => heading);
}
