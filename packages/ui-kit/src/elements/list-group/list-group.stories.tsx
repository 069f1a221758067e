import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconCreditCard, iconEllipsis, iconFileText, iconLock, iconUser } from '#icons/icons.ts';
import { Avatar } from '#react/avatar.ts';
import { Badge } from '#react/badge.ts';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { Icon } from '#react/icon.ts';
import { ListGroup } from '#react/list-group.ts';
import { ListItem } from '#react/list-item.ts';

const meta = {
  title: 'Data/List group',
  component: ListGroup,
  args: { label: 'Connections', framed: true },
  render: (args) => (
    <div className="story-column">
      <ListGroup {...args}>
        <ListItem href="#larkfield" description="2 checking accounts">
          <Avatar slot="start" shape="square" name="Larkfield Bank" />
          Larkfield Bank
          <Badge slot="end" variant="plain">
            Connected
          </Badge>
        </ListItem>
        <ListItem href="#tidewater" selected description="Stopped sharing data on November 17">
          <Avatar slot="start" shape="square" name="Tidewater Credit Union" />
          Tidewater Credit Union
          <Button slot="actions" size="small" variant="accent-line">
            Sign in again
          </Button>
        </ListItem>
        <ListItem disabled description="Closed on October 2">
          <Avatar slot="start" shape="square" name="Mill Lane" />
          Mill Lane Savings and Loan Association of Greater Portland and Salem
        </ListItem>
      </ListGroup>
    </div>
  ),
} satisfies Meta<typeof ListGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Plain: Story = { args: { framed: false } };

export const Text: Story = {
  render: () => (
    <div className="story-column">
      <ListGroup label="What you need" framed>
        <ListItem>The name and address of the company</ListItem>
        <ListItem>The account that collections are taken from</ListItem>
        <ListItem>The statements of the last three months</ListItem>
      </ListGroup>
    </div>
  ),
};

export const Numbered: Story = {
  render: () => (
    <div className="story-column">
      <ListGroup label="Largest suppliers" framed>
        {['Harbor Paper Company', 'Commonwealth Freight', 'Mill Lane Bindery'].map((name, index) => (
          <ListItem key={name}>
            <span slot="start">{index + 1}.</span>
            {name}
          </ListItem>
        ))}
      </ListGroup>
    </div>
  ),
};

export const Badges: Story = {
  render: () => (
    <div className="story-column">
      <ListGroup label="Tickets" framed>
        <ListItem href="#open">
          Open
          <Badge slot="end" variant="primary">
            4
          </Badge>
        </ListItem>
        <ListItem href="#answered">
          Answered
          <Badge slot="end" variant="success">
            12
          </Badge>
        </ListItem>
        <ListItem href="#closed">
          Closed
          <Badge slot="end">31</Badge>
        </ListItem>
      </ListGroup>
    </div>
  ),
};

export const Statuses: Story = {
  render: () => (
    <div className="story-column">
      <ListGroup label="Documents" framed>
        <ListItem description="Read on November 14">
          Statement for October
          <Badge slot="end" variant="success">
            Accepted
          </Badge>
        </ListItem>
        <ListItem description="One page of three is missing">
          Lease
          <Badge slot="end" variant="warning">
            Incomplete
          </Badge>
        </ListItem>
        <ListItem description="The file has a password">
          Tax return 2025
          <Badge slot="end" variant="danger">
            Refused
          </Badge>
        </ListItem>
      </ListGroup>
    </div>
  ),
};

export const Messages: Story = {
  render: () => (
    <div className="story-column">
      <ListGroup label="Messages" framed>
        <ListItem href="#fee" description="We refunded the fee. It appears in your account within two days.">
          <Avatar slot="start" name="Nora Lindqvist" />
          Nora Lindqvist
          <span slot="end">9:42 AM</span>
        </ListItem>
        <ListItem href="#statement" description="Thank you, the statement for October is complete now.">
          <Avatar slot="start" name="Daniel Okafor" />
          Daniel Okafor
          <span slot="end">Nov 16</span>
        </ListItem>
      </ListGroup>
    </div>
  ),
};

export const InCard: Story = {
  render: () => (
    <div className="story-column">
      <Card flush>
        <h2 slot="heading">Next collections</h2>
        <ListGroup label="Next collections">
          <ListItem description="Monday, November 23">
            C-1077
            <span slot="end">$6,800</span>
          </ListItem>
          <ListItem description="Monday, November 30">
            C-1082
            <span slot="end">$2,150</span>
          </ListItem>
        </ListGroup>
      </Card>
    </div>
  ),
};

export const Navigation: Story = {
  render: () => (
    <div className="story-column">
      <ListGroup label="Settings" framed>
        <ListItem href="#account" selected description="Name, email address and phone">
          <Icon slot="start" path={iconUser} />
          Account
        </ListItem>
        <ListItem href="#security" description="Password and other sessions">
          <Icon slot="start" path={iconLock} />
          Security
        </ListItem>
        <ListItem href="#cards" description="Virtual cards and their limits">
          <Icon slot="start" path={iconCreditCard} />
          Cards
        </ListItem>
      </ListGroup>
    </div>
  ),
};

export const Files: Story = {
  render: () => (
    <div className="story-column">
      <ListGroup label="Files" framed>
        {['Statement October', 'Statement November'].map((name) => (
          <ListItem key={name} pressable value={name}>
            <Icon slot="start" path={iconFileText} />
            {name}
            <span slot="end">240 kB</span>
            <Button slot="actions" size="small" variant="ghost" iconOnly label={`More for ${name}`}>
              <Icon path={iconEllipsis} />
            </Button>
          </ListItem>
        ))}
      </ListGroup>
    </div>
  ),
};
