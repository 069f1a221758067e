import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconBell, iconInfo } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { Icon } from '#react/icon.ts';
import { Popover } from '#react/popover.ts';
import { settled } from '#testing/settled.ts';
import { popoverPlacements } from './popover.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  play: settled,
  args: { open: true, label: 'Notifications' },
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '16rem' } } },
  render: (args) => (
    <Popover {...args}>
      <Button slot="trigger" variant="ghost" iconOnly label="Notifications, 1 new">
        <Icon path={iconBell} />
      </Button>
      <div className="story-column">
        <strong>Notifications</strong>
        <span>C-1077 topped up. $25,000 is on its way.</span>
        <Button wide variant="ghost">
          Read all notifications
        </Button>
      </div>
    </Popover>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Closed: Story = { args: { open: false } };

export const Triggers: Story = {
  render: () => (
    <div className="story-row">
      <Popover label="Fees" placement="bottom-start">
        <Button slot="trigger">How fees work</Button>
        The fee is settled with a specialist and is part of each payment.
      </Popover>
      <Popover label="Available" placement="bottom-start">
        <Button slot="trigger" variant="ghost" iconOnly label="About the available amount">
          <Icon path={iconInfo} />
        </Button>
        What can be drawn today: the limit minus what is owed.
      </Popover>
      <Popover label="Collections" placement="bottom-start">
        <Button slot="trigger" variant="ghost">
          When do collections run?
        </Button>
        Each Monday morning, and the day after where Monday is a bank holiday.
      </Popover>
    </div>
  ),
};

export const Placements: Story = {
  render: () => (
    <div className="story-row">
      {popoverPlacements.map((placement) => (
        <Popover key={placement} placement={placement} label={placement}>
          <Button slot="trigger">{placement}</Button>
          Collections run each Monday morning.
        </Popover>
      ))}
    </div>
  ),
};
