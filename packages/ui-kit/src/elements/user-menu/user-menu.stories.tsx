import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconLogOut, iconSettings2, iconUser } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { MenuItem } from '#react/menu-item.ts';
import { UserMenu } from '#react/user-menu.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Navigation/User menu',
  component: UserMenu,
  play: settled,
  args: {
    open: true,
    name: 'Ines Calloway',
    email: 'ines@harrowvine.example',
    roleName: 'Owner',
    presence: 'online',
    placement: 'bottom-start',
  },
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  render: (args) => (
    <UserMenu {...args}>
      <MenuItem value="profile">
        <Icon slot="start" path={iconUser} size="small" />
        Profile
      </MenuItem>
      <MenuItem value="settings">
        <Icon slot="start" path={iconSettings2} size="small" />
        Settings
      </MenuItem>
      <hr />
      <MenuItem value="logout">
        <Icon slot="start" path={iconLogOut} size="small" />
        Log out
      </MenuItem>
    </UserMenu>
  ),
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OnlyEmail: Story = { args: { name: '', roleName: '' } };
