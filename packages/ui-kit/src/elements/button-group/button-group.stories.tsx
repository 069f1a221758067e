import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconChevronDown, iconMinus, iconPlus } from '#icons/icons.ts';
import { ButtonGroup } from '#react/button-group.ts';
import { Button } from '#react/button.ts';
import { DropdownMenu } from '#react/dropdown-menu.ts';
import { Icon } from '#react/icon.ts';
import { MenuItem } from '#react/menu-item.ts';
import { buttonSizes } from '../button/button.ts';

const meta = {
  title: 'Actions/Button group',
  component: ButtonGroup,
  args: { label: 'Statement' },
  render: (args) => (
    <ButtonGroup {...args}>
      <Button>Export CSV</Button>
      <Button>Print</Button>
      <Button>Send</Button>
    </ButtonGroup>
  ),
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Wide: Story = { args: { wide: true } };

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      {buttonSizes.map((size) => (
        <ButtonGroup key={size} label="Zoom">
          <Button size={size} iconOnly label="Zoom out">
            <Icon path={iconMinus} />
          </Button>
          <Button size={size} iconOnly label="Zoom in">
            <Icon path={iconPlus} />
          </Button>
        </ButtonGroup>
      ))}
    </div>
  ),
};

export const WithMenu: Story = {
  render: () => (
    <ButtonGroup label="Statement">
      <Button>Print</Button>
      <DropdownMenu label="Formats">
        <Button slot="trigger">
          Export <Icon slot="end" size="small" path={iconChevronDown} />
        </Button>
        <MenuItem value="csv">CSV</MenuItem>
        <MenuItem value="pdf">PDF</MenuItem>
      </DropdownMenu>
    </ButtonGroup>
  ),
};
