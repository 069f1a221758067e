import type { Meta, StoryObj } from '@storybook/react-vite';
import { dateStyles } from '#format/format.ts';
import { FormatDate } from '#react/format-date.ts';

const meta = {
  title: 'Data/Format date',
  component: FormatDate,
  args: { value: '2026-11-19T17:42:00Z', timeZone: 'America/Los_Angeles' },
  render: (args) => (
    <p>
      Read on <FormatDate {...args} />.
    </p>
  ),
} satisfies Meta<typeof FormatDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Formats: Story = {
  render: (args) => (
    <div className="story-column">
      {dateStyles.map((format) => (
        <span key={format}>
          {format}: <FormatDate {...args} format={format} />
        </span>
      ))}
    </div>
  ),
};

export const Missing: Story = { args: { value: undefined } };
