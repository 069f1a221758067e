import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '#react/sparkline.ts';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: {
    label: 'Money in',
    format: 'money',
    values: [1_200_000, 900_000, 1_500_000, 1_450_000, 2_100_000, 1_800_000, 2_400_000],
  },
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      <Sparkline {...args} />
    </div>
  ),
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Falling: Story = { args: { format: 'number', values: [9, 8, 8, 5, 4, 2] } };
export const Constant: Story = { args: { format: 'number', values: [4, 4, 4] } };
export const Empty: Story = { args: { values: [] } };
