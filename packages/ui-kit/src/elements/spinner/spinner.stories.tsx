import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#react/spinner.ts';
import { spinnerSizes } from './spinner.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Linking the bank' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};
