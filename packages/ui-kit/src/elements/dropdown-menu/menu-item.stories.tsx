import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconTrash2 } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { DropdownMenu } from '#react/dropdown-menu.ts';
import { Icon } from '#react/icon.ts';
import { MenuItem } from '#react/menu-item.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Overlays/Dropdown menu/Menu item',
  component: MenuItem,
  play: settled,
  args: { children: 'Export CSV', value: 'export' },
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  decorators: [
    (Story) => (
      <DropdownMenu open>
        <Button slot="trigger">Actions</Button>
        <Story />
      </DropdownMenu>
    ),
  ],
} satisfies Meta<typeof MenuItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Checked: Story = { args: { type: 'checkbox', checked: true } };
export const Link: Story = { args: { href: '#statement' } };
export const Disabled: Story = { args: { disabled: true } };
export const Danger: Story = {
  args: { variant: 'danger', value: 'delete' },
  render: (args) => (
    <MenuItem {...args}>
      <Icon slot="start" size="small" path={iconTrash2} />
      Delete
    </MenuItem>
  ),
};
