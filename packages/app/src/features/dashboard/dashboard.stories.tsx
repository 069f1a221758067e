import type { Meta, StoryObj } from '@storybook/react-vite';
import { failuresOn, type OwnersPage, pageMeta, PATIENCE, unanswered } from '#testing/page-story.tsx';
import { shows } from '#testing/shows.ts';

const meta = { title: 'Pages/Dashboard', ...pageMeta('/dashboard/financial') } satisfies Meta<typeof OwnersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In whatever scenario the toolbar names; the other stories each keep to one. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dashboard' }, PATIENCE);
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This week: /, {}, PATIENCE);
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
    await shows(() => expected.every((heading) => failuresOn(canvasElement).includes(heading)));
  },
};

/** Who it is has been answered, and nothing else yet. */
export const Loading: Story = {
  globals: { scenario: 'financed' },
  beforeEach: ({ msw }) => {
    msw.use(...unanswered);
  },
  play: async ({ canvasElement }) => {
    await shows(() => canvasElement.querySelector('[aria-busy="true"] plinth-skeleton') !== null);
  },
};

/** Every answer takes three seconds. */
export const Slow: Story = {
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This week: /, {}, PATIENCE);
  },
};

export const Dark: Story = { ...Financed, globals: { scenario: 'financed', skin: 'dark' } };
export const RightToLeft: Story = { ...Financed, globals: { scenario: 'financed', direction: 'rtl' } };
