import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import type { Skin } from '#core/appearance/appearance.ts';
import { hrefOf } from '#core/routes/href.ts';
import { PageFrame } from '#testing/page-frame.tsx';
import { waitUntil } from '#testing/wait-until.ts';
import { API, OWNER } from '#testing/world.ts';

/** The mock names a company after its user. */
const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** The page in the shell, over the real store; the provider is the mock in the scenario of the toolbar. */
function Page({ skin }: { readonly skin: Skin }) {
  return <PageFrame path={hrefOf('tickets')} user={USER} skin={skin} />;
}

const meta = {
  title: 'Pages/Tickets',
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
const FIND_OPTIONS = { timeout: 10_000 };

const hasHeading = (page: HTMLElement, heading: string) =>
  [...page.querySelectorAll('plinth-empty-state')].some((each) => each.heading === heading);

/** In whatever scenario the toolbar names; the other stories each keep to one. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Tickets' }, FIND_OPTIONS);
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText('Top-up for the holiday season', {}, FIND_OPTIONS);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => hasHeading(canvasElement, 'No tickets yet'));
  },
};

/** The business itself fails to load first, and comes with the second try. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, FIND_OPTIONS));
    await waitUntil(() => hasHeading(canvasElement, 'Tickets did not load'));
  },
};

/** Who it is has been answered, and nothing else yet. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(http.all(`${API}/tasks/*`, () => delay('infinite')));
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** Every answer takes three seconds. */
export const Slow: Story = {
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText('Top-up for the holiday season', {}, { timeout: 14_000 });
  },
};

/** A ticket is being written. */
export const Writing: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Top-up for the holiday season', {}, FIND_OPTIONS);
    await userEvent.click(await canvas.findByText('New ticket', {}, FIND_OPTIONS));
    await waitUntil(() => canvasElement.querySelector('plinth-drawer[open] input[name="subject"]') !== null);
  },
};
