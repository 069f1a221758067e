import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormatRelative } from '#react/format-relative.ts';

const MINUTE = 60_000;

const meta = {
  title: 'Data/Format relative',
  component: FormatRelative,
  render: (args) => (
    <div className="story-column">
      {[-0.2, -3.5, -90.5, -1_500.5, 5_800.5, 90_000.5, -1_200_000.5].map((minutes) => (
        <FormatRelative key={minutes} {...args} value={Date.now() + minutes * MINUTE} />
      ))}
    </div>
  ),
} satisfies Meta<typeof FormatRelative>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Narrow: Story = { args: { width: 'narrow' } };
