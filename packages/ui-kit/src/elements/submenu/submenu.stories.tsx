import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { DropdownMenu } from '#react/dropdown-menu.ts';
import { MenuItem } from '#react/menu-item.ts';
import { Submenu } from '#react/submenu.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Overlays/Dropdown menu/Submenu',
  component: Submenu,
  play: settled,
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: (args) => (
    <DropdownMenu open>
      <Button slot="trigger">Actions</Button>
      <MenuItem value="read">Mark as read</MenuItem>
      <MenuItem>
        Move to
        <Submenu {...args} slot="submenu">
          <MenuItem value="inbox">Inbox</MenuItem>
          <MenuItem value="archive">Archive</MenuItem>
          <MenuItem value="spam">Spam</MenuItem>
        </Submenu>
      </MenuItem>
      <hr />
      <MenuItem value="delete" variant="danger">
        Delete
      </MenuItem>
    </DropdownMenu>
  ),
} satisfies Meta<typeof Submenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RadioItems: Story = {
  render: (args) => (
    <DropdownMenu open>
      <Button slot="trigger">View</Button>
      <MenuItem type="checkbox">Show totals</MenuItem>
      <MenuItem>
        Sort by
        <Submenu {...args} slot="submenu">
          <MenuItem type="radio" value="date" checked>
            Date
          </MenuItem>
          <MenuItem type="radio" value="amount">
            Amount
          </MenuItem>
        </Submenu>
      </MenuItem>
    </DropdownMenu>
  ),
};

export const Closed: Story = {
  render: () => (
    <DropdownMenu>
      <Button slot="trigger">Message from Northgate</Button>
      <MenuItem value="read">Mark as read</MenuItem>
      <MenuItem>
        Move to
        <Submenu slot="submenu">
          <MenuItem value="inbox">Inbox</MenuItem>
          <MenuItem value="archive">Archive</MenuItem>
        </Submenu>
      </MenuItem>
    </DropdownMenu>
  ),
};
