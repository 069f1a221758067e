import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconCreditCard, iconLock, iconUser } from '#icons/icons.ts';
import { Card } from '#react/card.ts';
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
export const Centered: Story = { args: { alignment: 'center' } };
export const EndAligned: Story = { args: { alignment: 'end' } };
export const CenteredPills: Story = { args: { variant: 'pills', alignment: 'center' } };
export const EndAlignedPills: Story = { args: { variant: 'pills', alignment: 'end' } };
export const FilledPills: Story = { args: { variant: 'pills', alignment: 'fill' } };
export const JustifiedPills: Story = { args: { variant: 'pills', alignment: 'justify' } };

export const Vertical: Story = {
  render: () => (
    <div className="plinth-row plinth-align-start plinth-gap-6">
      <Nav label="Settings" vertical>
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
      </Nav>
      <p className="plinth-grow">Your name and email address are on every contract.</p>
    </div>
  ),
};

export const InCard: Story = {
  render: () => (
    <div className="story-column">
      <Card>
        <h2 slot="heading">Northgate Books</h2>
        <div className="plinth-stack">
          <Nav label="Northgate Books">
            <NavItem href="#overview" current>
              Overview
            </NavItem>
            <NavItem href="#contracts">Contracts</NavItem>
            <NavItem href="#documents" count={2}>
              Documents
            </NavItem>
          </Nav>
          <p>$25,000 can be drawn. The next collection is on November 23.</p>
        </div>
      </Card>
    </div>
  ),
};

export const VerticalInCard: Story = {
  render: () => (
    <div className="plinth-grid">
      <Card>
        <h2 slot="heading">Settings</h2>
        <Nav label="Settings" vertical>
          <NavItem href="#account" current>
            Account
          </NavItem>
          <NavItem href="#security">Security</NavItem>
          <NavItem href="#billing" count={3}>
            Billing
          </NavItem>
        </Nav>
      </Card>
    </div>
  ),
};

export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: '18rem' }}>
      <Nav label="Reports">
        <NavItem href="#week" current>
          This week
        </NavItem>
        <NavItem href="#month">This month</NavItem>
        <NavItem href="#quarter">This quarter</NavItem>
        <NavItem href="#year">This year</NavItem>
      </Nav>
    </div>
  ),
};
