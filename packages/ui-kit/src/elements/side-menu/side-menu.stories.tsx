import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideMenu } from '#react/side-menu.ts';
import { StoryMenuContent } from '#testing/story-menu.tsx';

const meta = {
  title: 'Navigation/Side menu',
  component: SideMenu,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="story-screen">
      <SideMenu {...args}>
        <StoryMenuContent />
      </SideMenu>
    </div>
  ),
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Collapsed: Story = { args: { collapsed: true } };
export const Overlay: Story = { args: { overlay: true } };
/** The entries that do not fit are in a dropdown at the end. */
export const Horizontal: Story = {
  args: { horizontal: true },
  render: (args) => (
    <div className="story-bar">
      <SideMenu {...args}>
        <StoryMenuContent />
      </SideMenu>
    </div>
  ),
};
export const SemiDark: Story = { globals: { skin: 'semi-dark' } };
