import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconFileText, iconLandmark, iconMail, iconTriangleAlert } from '#icons/icons.ts';
import { Avatar } from '#react/avatar.ts';
import { Badge } from '#react/badge.ts';
import { Button } from '#react/button.ts';
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

export const Plain: Story = {
  render: () => (
    <div className="story-column">
      <Timeline label="Application">
        <TimelineItem heading="Application sent" time="Sep 7" />
        <TimelineItem heading="Meeting with a specialist" time="Sep 9">
          Forty minutes, by phone.
        </TimelineItem>
        <TimelineItem heading="Approved" time="Sep 11">
          For up to $480,000.
        </TimelineItem>
      </Timeline>
    </div>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <div className="story-column">
      <Timeline label="Application">
        <TimelineItem heading="Bank linked" time="Sep 4" variant="success">
          <Icon slot="icon" size="small" path={iconLandmark} />
          Larkfield Bank, 2 checking accounts.
        </TimelineItem>
        <TimelineItem heading="Documents sent" time="Sep 5" variant="primary">
          <Icon slot="icon" size="small" path={iconFileText} />
          The statements of three months.
        </TimelineItem>
        <TimelineItem heading="Confirmation sent" time="Sep 7" variant="primary">
          <Icon slot="icon" size="small" path={iconMail} />
          To accounts@northgate.example.
        </TimelineItem>
      </Timeline>
    </div>
  ),
};

export const Rich: Story = {
  render: () => (
    <div className="story-column">
      <Timeline label="Ticket 2041">
        <TimelineItem heading="Fee charged twice" time="Nov 13" variant="warning">
          <div className="plinth-row">
            <Avatar name="Isabel Carter" size="small" />
            Isabel Carter
            <Badge variant="warning">Open</Badge>
          </div>
        </TimelineItem>
        <TimelineItem heading="Refunded" time="Nov 15" variant="success">
          <div className="plinth-stack plinth-gap-2 plinth-align-start">
            $120 appears in your account within two days.
            <Button size="small" href="#receipt">
              Receipt
            </Button>
          </div>
        </TimelineItem>
      </Timeline>
    </div>
  ),
};
