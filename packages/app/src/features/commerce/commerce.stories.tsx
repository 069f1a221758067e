import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import type { Skin } from '#core/appearance/appearance.ts';
import { failuresOn, PageFrame, shows } from '#testing/page-frame.tsx';
import { API } from '#testing/world.ts';
import CommercePage, { feature } from './pages/commerce.tsx';

const meta = {
  title: 'Pages/Commerce',
  component: PageFrame,
  // A page takes the focus and the whole window; several of them on one sheet would fight for both.
  tags: ['!autodocs'],
  args: { skin: 'light', page: CommercePage, feature },
  argTypes: { skin: { table: { disable: true } }, page: { table: { disable: true } }, feature: { table: { disable: true } } },
  render: (_args, { globals }) => {
    const { skin, scenario } = globals as { skin: Skin; scenario: string };
    return <PageFrame key={`${skin} ${scenario}`} skin={skin} page={CommercePage} feature={feature} />;
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers come through a worker and the client's own second tries. */
const PATIENCE = { timeout: 10_000 };

/** In whatever scenario the toolbar names; the other stories each keep to one. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Commerce' });
  },
};

export const Financed: Story = {
  globals: { scenario: 'financed' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tillpoint', {}, PATIENCE);
    await canvas.findByText('Continue linking', {}, PATIENCE);
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await shows(() => canvasElement.querySelector('plinth-empty-state')?.heading === 'No commerce platforms yet');
  },
};

export const Errors: Story = {
  globals: { scenario: 'errors' },
  play: async ({ canvasElement }) => {
    const expected = ['Failed to load Commerce Platforms', 'Shops did not load'];
    await shows(() => expected.every((heading) => failuresOn(canvasElement).includes(heading)));
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
    await canvas.findByText('Continue linking', {}, PATIENCE);
  },
};

export const Dark: Story = { ...Financed, globals: { scenario: 'financed', skin: 'dark' } };
export const RightToLeft: Story = { ...Financed, globals: { scenario: 'financed', direction: 'rtl' } };
