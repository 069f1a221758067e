import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimelineItem } from '#react/timeline-item.ts';
import { Timeline } from '#react/timeline.ts';
import { timelineItemVariants } from './timeline-item.ts';

const meta = {
  title: 'Data/Timeline/Timeline item',
  component: TimelineItem,
  args: { heading: 'Topped up', time: 'Nov 16', children: '$25,000 is on its way.' },
  decorators: [
    (Story) => (
      <Timeline label="Contract">
        <Story />
      </Timeline>
    ),
  ],
} satisfies Meta<typeof TimelineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Variants: Story = {
  render: (args) => (
    <>
      {timelineItemVariants.map((variant) => (
        <TimelineItem key={variant} {...args} variant={variant} heading={variant} />
      ))}
    </>
  ),
};
