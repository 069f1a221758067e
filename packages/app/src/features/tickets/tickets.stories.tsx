import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import type { Skin } from '#core/appearance/appearance.ts';
import { hrefOf } from '#core/routes/href.ts';
import { PageFrame } from '#testing/page-frame.tsx';
import { waitUntil } from '#testing/wait-until.ts';
import { API, OWNER } from '#testing/world.ts';

/** The mock derives the customer id from the user id. */
const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** The page in the shell, over the real store; the API is the mock, in the scenario that the toolbar selects. */
function Page({ skin }: { readonly skin: Skin }) {
  return <PageFrame path={hrefOf('tickets')} user={USER} skin={skin} />;
}

const meta = {
  title: 'Pages/Tickets',
  component: Page,
  // A page takes the focus and the whole window, so several cannot share a docs page.
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

/** Options of `findBy…` queries: responses pass through a worker and the client may retry. */
const FIND_OPTIONS = { timeout: 10_000 };

const hasHeading = (page: HTMLElement, heading: string) =>
  [...page.querySelectorAll('plinth-empty-state')].some((emptyState) => emptyState.heading === heading);

/** Uses the scenario that the toolbar selects; the other stories each have a fixed one. */
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

/** The company fails to load first and loads on retry. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, FIND_OPTIONS));
    await waitUntil(() => hasHeading(canvasElement, 'Tickets didn’t load'));
  },
};

/** The session is restored; all other responses are pending. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(http.all(`${API}/tasks/*`, () => delay('infinite')));
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** Every response takes three seconds. */
export const Slow: Story = {
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText('Top-up for the holiday season', {}, { timeout: 14_000 });
  },
};

/** The composer is open. */
export const ComposerOpen: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Top-up for the holiday season', {}, FIND_OPTIONS);
    await userEvent.click(await canvas.findByText('New ticket', {}, FIND_OPTIONS));
    await waitUntil(() => canvasElement.querySelector('plinth-drawer[open] input[name="subject"]') !== null);
  },
};
