import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepaymentProgress } from '#react/repayment-progress.ts';
import { repaymentForms } from './repayment-progress.ts';

const meta = {
  title: 'Financing/Repayment progress',
  component: RepaymentProgress,
  args: { collected: 10_170_000, total: 29_010_000 },
  render: (args) => (
    <RepaymentProgress {...args}>
      <span slot="note">about 31 weeks</span>
    </RepaymentProgress>
  ),
} satisfies Meta<typeof RepaymentProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Forms: Story = {
  render: () => (
    <div className="story-column">
      {repaymentForms.map((form) => (
        <RepaymentProgress key={form} form={form} collected={3_690_000} total={16_050_000}>
          <span slot="note">Left</span>
        </RepaymentProgress>
      ))}
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="story-column">
      <RepaymentProgress collected={0} total={16_050_000} />
      <RepaymentProgress collected={6_540_000} total={6_540_000} />
      <RepaymentProgress />
    </div>
  ),
};
