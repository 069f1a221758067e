import type { Meta, StoryObj } from '@storybook/react-vite';
import { hrefOf } from '#core/routes/href.ts';
import { type OwnerPage, pageMeta, FIND_OPTIONS, pendingHandlers } from '#testing/page-story.tsx';
import { waitUntil } from '#testing/wait-until.ts';

const meta = { title: 'Pages/Dashboard', ...pageMeta(hrefOf('dashboard')) } satisfies Meta<typeof OwnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the scenario selected in the toolbar. The other stories set their own. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dashboard' }, FIND_OPTIONS);
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This week: /, {}, FIND_OPTIONS);
  },
};

/** Before the first contract, with every account linked. */
export const FirstRun: Story = {
  globals: { scenario: 'onboarded' },
  play: async ({ canvas }) => {
    await canvas.findByText('All linked', {}, FIND_OPTIONS);
  },
};

/** Before the first contract, with nothing linked. */
export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('3 not linked yet', {}, FIND_OPTIONS);
  },
};

/** The customer fails to load at first and loads on the second attempt. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, FIND_OPTIONS));
    await canvas.findByText('Needs your transactions', {}, FIND_OPTIONS);
    await waitUntil(() => canvasElement.querySelectorAll('plinth-alert[variant="danger"]').length === 1);
  },
};

/** The session is known, but every other request is pending. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(...pendingHandlers);
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** Every response takes three seconds. */
export const Slow: Story = {
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This week: /, {}, FIND_OPTIONS);
  },
};
