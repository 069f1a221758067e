import type { Meta, StoryObj } from '@storybook/react-vite';
import { hrefOf } from '#new/core/routes/href.ts';
import { errorHeadings, type OwnerPage, pageMeta, FIND_OPTIONS, pendingHandlers } from '#testing/page-story.tsx';
import { waitUntil } from '#testing/wait-until.ts';

const meta = { title: 'Pages/Example item', ...pageMeta(hrefOf('example-item')) } satisfies Meta<typeof OwnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scenario that the toolbar selects; the other stories set their own. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Example item' }, FIND_OPTIONS);
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('.example-item-row') !== null);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('plinth-empty-state')?.heading === 'No entries yet');
  },
};

/** The customer fails to load first and loads on the second attempt. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, FIND_OPTIONS));
    await waitUntil(() => errorHeadings(canvasElement).includes('The entries didn’t load'));
  },
};

/** The session is known, and nothing else has loaded. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(...pendingHandlers);
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};
