import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconLandmark } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { SideMenuItem } from '#react/side-menu-item.ts';
import { SideMenu } from '#react/side-menu.ts';
import '#testing/story-menu.css';

const meta = {
  title: 'Navigation/Side menu/Side menu item',
  component: SideMenuItem,
  args: { href: '#banking' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="story-screen">
      <SideMenu>
        <SideMenuItem {...args}>
          <Icon slot="icon" path={iconLandmark} />
          Banking
        </SideMenuItem>
      </SideMenu>
    </div>
  ),
} satisfies Meta<typeof SideMenuItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Current: Story = { args: { current: true } };
export const Attention: Story = { args: { attention: true } };
export const Badge: Story = { args: { badge: '3' } };
export const External: Story = { args: { external: true } };
export const Disabled: Story = { args: { disabled: true } };
