import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconFileText, iconTriangleAlert } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { TimelineItem } from '#react/timeline-item.ts';
import { Timeline } from '#react/timeline.ts';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { label: 'Contract C-1077' },
  render: (args) => (
    <div className="story-column">
      <Timeline {...args}>
        <TimelineItem heading="Approved" time="Sep 11">
          By a specialist, for up to $480,000.
        </TimelineItem>
        <TimelineItem heading="Signed" time="Sep 14">
          <Icon slot="icon" size="small" path={iconFileText} />
          Two documents.
        </TimelineItem>
        <TimelineItem heading="Collection late" time="Nov 9" variant="warning">
          The account was short by $1,200. Taken on November 11.
        </TimelineItem>
        <TimelineItem heading="Bank disconnected" time="Nov 17" variant="danger">
          <Icon slot="icon" size="small" path={iconTriangleAlert} />
        </TimelineItem>
        <TimelineItem heading="Next collection" time="Nov 23" pending>
          $6,800
        </TimelineItem>
      </Timeline>
    </div>
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
