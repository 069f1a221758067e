import type { Meta, StoryObj } from '@storybook/react-vite';
import { hrefOf } from '#core/routes/href.ts';
import { type OwnerPage, pageMeta, FIND_OPTIONS, pendingHandlers } from '#testing/page-story.tsx';
import { waitUntil } from '#testing/wait-until.ts';

const meta = { title: 'Pages/Commerce', ...pageMeta(hrefOf('commerce')) } satisfies Meta<typeof OwnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the scenario selected in the toolbar. The other stories set their own. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Commerce' }, FIND_OPTIONS);
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tillpoint', {}, FIND_OPTIONS);
    await canvas.findByText('Finish setup', {}, FIND_OPTIONS);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('plinth-empty-state')?.heading === 'No commerce platforms yet');
  },
};

/** The customer fails to load at first and loads on the second attempt. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, FIND_OPTIONS));
    const sentences = ['Failed to load Commerce Platforms', 'Shops didn’t load'];
    await waitUntil(() => {
      const alerts = [...canvasElement.querySelectorAll('plinth-alert')];
      return alerts.length === 1 && sentences.every((sentence) => alerts[0]?.textContent?.includes(sentence));
    });
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
    await canvas.findByText('Finish setup', {}, FIND_OPTIONS);
  },
};
