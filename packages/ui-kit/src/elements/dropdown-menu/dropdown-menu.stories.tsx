import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconChevronDown, iconLogOut } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { DropdownMenu } from '#react/dropdown-menu.ts';
import { Icon } from '#react/icon.ts';
import { MenuItem } from '#react/menu-item.ts';
import { settled } from '#testing/settled.ts';
import { dropdownMenuPlacements } from './dropdown-menu.ts';

const types = ['All types', 'Funding', 'Collection', 'Refund', 'Promotion'];

const meta = {
  title: 'Overlays/Dropdown menu',
  component: DropdownMenu,
  play: settled,
  args: { open: true },
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  render: (args) => (
    <DropdownMenu {...args}>
      <Button slot="trigger" size="small">
        All types
        <Icon slot="end" size="small" path={iconChevronDown} />
      </Button>
      {types.map((type) => (
        <MenuItem key={type} type="radio" value={type} checked={type === 'Funding'}>
          {type}
        </MenuItem>
      ))}
    </DropdownMenu>
  ),
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const WithHeader: Story = {
  render: (args) => (
    <DropdownMenu {...args} label="User">
      <Button slot="trigger" variant="ghost">
        Ines Calloway
      </Button>
      <div slot="header">
        <strong>Ines Calloway</strong>
        <br />
        <small>ines@harrowvine.example</small>
      </div>
      <MenuItem value="logout">
        <Icon slot="start" size="small" path={iconLogOut} />
        Logout
      </MenuItem>
    </DropdownMenu>
  ),
};

export const ItemTypes: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      <Button slot="trigger">View</Button>
      <MenuItem type="checkbox" checked>
        Show totals
      </MenuItem>
      <MenuItem type="checkbox">Show fees</MenuItem>
      <hr />
      <fieldset aria-label="Density">
        <MenuItem type="radio" checked>
          Comfortable
        </MenuItem>
        <MenuItem type="radio">Compact</MenuItem>
      </fieldset>
      <hr />
      <MenuItem href="#statement">Statement</MenuItem>
      <MenuItem disabled>Delete</MenuItem>
    </DropdownMenu>
  ),
};

export const Placements: Story = {
  parameters: { layout: 'centered' },
  render: () => (
    <div className="story-row">
      {dropdownMenuPlacements.map((placement) => (
        <DropdownMenu key={placement} placement={placement}>
          <Button slot="trigger">{placement}</Button>
          <MenuItem>Rename</MenuItem>
          <MenuItem>Duplicate</MenuItem>
        </DropdownMenu>
      ))}
    </div>
  ),
};
