import type { Meta, StoryObj } from '@storybook/react-vite';
import { hrefOf } from '#core/routes/href.ts';
import { errorHeadings, type OwnerPage, pageMeta, FIND_OPTIONS, pendingHandlers } from '#testing/page-story.tsx';
import { waitUntil } from '#testing/wait-until.ts';

const meta = { title: 'Pages/Dashboard', ...pageMeta(hrefOf('dashboard')) } satisfies Meta<typeof OwnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In whatever scenario the toolbar names; the other stories each keep to one. */
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

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is due', {}, FIND_OPTIONS);
  },
};

/** The business itself fails to load first, and comes with the second try. */
export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Try again', {}, FIND_OPTIONS));
    const expected = ['Your limit did not load', 'Contracts did not load'];
    await waitUntil(() => expected.every((heading) => errorHeadings(canvasElement).includes(heading)));
  },
};

/** Who it is has been answered, and nothing else yet. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(...pendingHandlers);
  },
  play: async ({ canvasElement }) => {
    await waitUntil(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** Every answer takes three seconds. */
export const Slow: Story = {
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This week: /, {}, FIND_OPTIONS);
  },
};
