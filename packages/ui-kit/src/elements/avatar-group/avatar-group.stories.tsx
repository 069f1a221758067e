import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarGroup } from '#react/avatar-group.ts';
import { Avatar } from '#react/avatar.ts';
import { Button } from '#react/button.ts';
import { Tooltip } from '#react/tooltip.ts';
import { avatarSizes } from '../avatar/avatar.ts';

const people = ['Ines Calloway', 'Theo Okafor', 'Mira Roth', 'Sam Weld', 'Ada Moreno', 'Jun Park'];
const avatars = people.map((name) => <Avatar key={name} name={name} />);

const meta = {
  title: 'Data/Avatar group',
  component: AvatarGroup,
  args: { label: 'Who sees this contract', max: 4, size: 'medium' },
  render: (args) => <AvatarGroup {...args}>{avatars}</AvatarGroup>,
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const All: Story = { args: { max: undefined } };
export const LargerTotal: Story = { args: { total: 1_284 } };

export const Sizes: Story = {
  render: (args) => (
    <div className="story-column">
      {avatarSizes.map((size) => (
        <AvatarGroup key={size} {...args} size={size}>
          {avatars}
        </AvatarGroup>
      ))}
    </div>
  ),
};

export const Companies: Story = {
  render: (args) => (
    <AvatarGroup {...args} label="Banks" max={3}>
      {['Larkfield Bank', 'Northgate Business Bank', 'Tidewater Credit Union', 'Mill Lane Bank'].map((name) => (
        <Avatar key={name} shape="square" name={name} />
      ))}
    </AvatarGroup>
  ),
};

export const WithTooltip: Story = {
  args: { max: 3, size: 'small' },
  render: (args) => (
    <Tooltip text="Ines Calloway, Theo Okafor, Mira Roth and three others">
      <Button variant="ghost">
        <AvatarGroup slot="start" {...args}>
          {avatars}
        </AvatarGroup>
        Your team
      </Button>
    </Tooltip>
  ),
};
