import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavItem } from '#react/nav-item.ts';
import { Nav } from '#react/nav.ts';

const meta = {
  title: 'Navigation/Nav/Nav item',
  component: NavItem,
  args: { href: '#team', count: 4, children: 'Team' },
  decorators: [
    (Story) => (
      <Nav label="Settings">
        <Story />
      </Nav>
    ),
  ],
} satisfies Meta<typeof NavItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Current: Story = { args: { current: true } };
export const Disabled: Story = { args: { disabled: true } };
