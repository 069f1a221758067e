import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconChevronDown, iconCopy, iconDownload, iconLogOut, iconPencilLine, iconTrash2 } from '#icons/icons.ts';
import { Button } from '#react/button.ts';
import { DropdownMenu } from '#react/dropdown-menu.ts';
import { Icon } from '#react/icon.ts';
import { MenuItem } from '#react/menu-item.ts';
import { settled } from '#testing/settled.ts';
import { buttonSizes } from '../button/button.ts';
import { dropdownMenuPlacements } from './dropdown-menu.ts';

/** The variants of buttons that open menus. */
const triggerVariants = ['secondary', 'primary', 'ghost'] as const;
const types = ['All types', 'Funding', 'Collection', 'Refund', 'Promotion'];

const meta = {
  title: 'Overlays/Dropdown menu',
  component: DropdownMenu,
  play: settled,
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

export const Overview: Story = { args: { open: true } };

export const WithHeader: Story = {
  args: { open: true },
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
  args: { open: true },
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

export const Closed: Story = {};

export const Triggers: Story = {
  render: () => (
    <div className="story-row">
      {triggerVariants.map((variant) => (
        <DropdownMenu key={variant}>
          <Button slot="trigger" variant={variant}>
            {variant}
            <Icon slot="end" size="small" path={iconChevronDown} />
          </Button>
          <MenuItem value="csv">Export CSV</MenuItem>
          <MenuItem value="print">Print</MenuItem>
        </DropdownMenu>
      ))}
    </div>
  ),
};

export const TriggerSizes: Story = {
  render: () => (
    <div className="story-row">
      {buttonSizes.map((size) => (
        <DropdownMenu key={size}>
          <Button slot="trigger" size={size}>
            {size}
            <Icon slot="end" size="small" path={iconChevronDown} />
          </Button>
          <MenuItem value="csv">Export CSV</MenuItem>
          <MenuItem value="print">Print</MenuItem>
        </DropdownMenu>
      ))}
    </div>
  ),
};

export const Actions: Story = {
  render: () => (
    <DropdownMenu>
      <Button slot="trigger">
        Invoice 4987
        <Icon slot="end" size="small" path={iconChevronDown} />
      </Button>
      <MenuItem value="edit">
        <Icon slot="start" size="small" path={iconPencilLine} />
        Edit
      </MenuItem>
      <MenuItem value="copy">
        <Icon slot="start" size="small" path={iconCopy} />
        Duplicate
      </MenuItem>
      <MenuItem value="download" disabled>
        <Icon slot="start" size="small" path={iconDownload} />
        Download
      </MenuItem>
      <hr />
      <MenuItem value="delete" variant="danger">
        <Icon slot="start" size="small" path={iconTrash2} />
        Delete
      </MenuItem>
    </DropdownMenu>
  ),
};

export const Header: Story = { ...WithHeader, args: {} };
export const CheckableItems: Story = { ...ItemTypes, args: {} };
