import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from '#react/progress.ts';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'statement.pdf', value: 40, valueText: '3.2 of 8 MB' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const States: Story = {
  render: () => (
    <div className="story-column">
      <Progress label="Waiting" value={0} />
      <Progress label="Half" value={50} />
      <Progress label="Complete" value={100} />
      <Progress label="Preparing" />
    </div>
  ),
};

export const Indeterminate: Story = {
  args: { label: 'Reading the statements', value: undefined, valueText: undefined },
};
export const LabelHidden: Story = { args: { labelHidden: true } };
