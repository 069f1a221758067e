import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconReceiptText } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { SideMenuGroup } from '#react/side-menu-group.ts';
import { SideMenuItem } from '#react/side-menu-item.ts';
import { SideMenu } from '#react/side-menu.ts';
import '#testing/story-menu.css';

const meta = {
  title: 'Navigation/Side menu/Side menu group',
  component: SideMenuGroup,
  args: { label: 'Invoice', open: true },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="story-screen">
      <SideMenu>
        <SideMenuGroup {...args}>
          <Icon slot="icon" path={iconReceiptText} />
          <SideMenuItem href="#list">List</SideMenuItem>
          <SideMenuItem href="#preview">Preview</SideMenuItem>
        </SideMenuGroup>
      </SideMenu>
    </div>
  ),
} satisfies Meta<typeof SideMenuGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Closed: Story = { args: { open: false, attention: true } };
export const Section: Story = { args: { type: 'section', label: 'Demo' } };
