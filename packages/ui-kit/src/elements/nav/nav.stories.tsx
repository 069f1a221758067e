import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconCreditCard, iconLock, iconUser } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { NavItem } from '#react/nav-item.ts';
import { Nav } from '#react/nav.ts';

const meta = {
  title: 'Navigation/Nav',
  component: Nav,
  args: { label: 'Settings' },
  render: (args) => (
    <Nav {...args}>
      <NavItem href="#account" current>
        <Icon slot="start" size="small" path={iconUser} />
        Account
      </NavItem>
      <NavItem href="#security">
        <Icon slot="start" size="small" path={iconLock} />
        Security
      </NavItem>
      <NavItem href="#billing" count={3}>
        <Icon slot="start" size="small" path={iconCreditCard} />
        Billing
      </NavItem>
      <NavItem href="#partners" disabled>
        Partners
      </NavItem>
    </Nav>
  ),
} satisfies Meta<typeof Nav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Pills: Story = { args: { variant: 'pills' } };
export const Vertical: Story = {
  args: { vertical: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
