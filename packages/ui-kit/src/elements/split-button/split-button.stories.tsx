import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconDownload } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { MenuItem } from '#react/menu-item.ts';
import { SplitButton } from '#react/split-button.ts';
import { buttonSizes } from '../button/button.ts';
import { splitButtonVariants } from './split-button.ts';

const menuItems = [
  <MenuItem key="pdf" slot="menu" value="pdf">
    Export as PDF
  </MenuItem>,
  <MenuItem key="print" slot="menu" value="print">
    Print
  </MenuItem>,
];

const meta = {
  title: 'Actions/Split button',
  component: SplitButton,
  args: { menuLabel: 'Other formats' },
  render: (args) => <SplitButton {...args}>Export CSV{menuItems}</SplitButton>,
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div className="story-row">
      {splitButtonVariants.map((variant) => (
        <SplitButton key={variant} {...args} variant={variant}>
          {variant}
          {menuItems}
        </SplitButton>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      {buttonSizes.map((size) => (
        <SplitButton key={size} {...args} size={size}>
          <Icon slot="start" size="small" path={iconDownload} />
          {size}
          {menuItems}
        </SplitButton>
      ))}
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <div className="story-row">
      <SplitButton {...args} disabled>
        Disabled{menuItems}
      </SplitButton>
      <SplitButton {...args} variant="primary" busy>
        Saving{menuItems}
      </SplitButton>
    </div>
  ),
};
