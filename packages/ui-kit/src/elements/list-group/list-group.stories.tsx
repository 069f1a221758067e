import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconEllipsis, iconFileText } from '#icons/icons.ts';
import { Avatar } from '#react/avatar.ts';
import { Badge } from '#react/badge.ts';
import { Button } from '#react/button.ts';
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
