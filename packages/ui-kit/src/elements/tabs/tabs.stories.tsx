import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { iconBell, iconLink, iconLock, iconUser } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { TabPanel } from '#react/tab-panel.ts';
import { Tab } from '#react/tab.ts';
import { Tabs } from '#react/tabs.ts';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Platforms', value: 'linked' },
  render: (args) => (
    <Tabs {...args}>
      <Tab name="linked">Linked</Tab>
      <Tab name="available" count={4}>
        Available
      </Tab>
      <Tab name="awaiting">Awaiting link</Tab>
      <TabPanel name="linked">Northgate Books, read every morning.</TabPanel>
      <TabPanel name="available">Four platforms can be linked.</TabPanel>
      <TabPanel name="awaiting">No platform is awaiting a link.</TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const SecondSelected: Story = { args: { value: 'available' } };

export const Vertical: Story = { args: { orientation: 'vertical' } };
export const VerticalEnd: Story = { args: { orientation: 'vertical', placement: 'end' } };

export const Centered: Story = { args: { alignment: 'center' } };
export const EndAligned: Story = { args: { alignment: 'end' } };
export const Filled: Story = { args: { alignment: 'fill' } };
export const Justified: Story = { args: { alignment: 'justify' } };

export const WithIcons: Story = {
  render: () => (
    <Tabs label="Account" value="security">
      <Tab name="account">
        <Icon size="small" path={iconUser} />
        Account
      </Tab>
      <Tab name="security">
        <Icon size="small" path={iconLock} />
        Security
      </Tab>
      <Tab name="notifications">
        <Icon size="small" path={iconBell} />
        Notifications
      </Tab>
      <Tab name="connections">
        <Icon size="small" path={iconLink} />
        Connections
      </Tab>
      <TabPanel name="account">Your name and email address are on every contract.</TabPanel>
      <TabPanel name="security">Change the password, or end other sessions.</TabPanel>
      <TabPanel name="notifications">You are told about collections two days before.</TabPanel>
      <TabPanel name="connections">Two banks and a shop are linked.</TabPanel>
    </Tabs>
  ),
};

function ClosableTabs() {
  const [names, setNames] = useState(['Northgate', 'Tidewater', 'Commonwealth']);
  return (
    <Tabs label="Open reports" onTabClose={({ detail }) => setNames(names.filter((name) => name !== detail.value))}>
      <Tab name="all">All</Tab>
      {names.map((name) => (
        <Tab key={name} name={name} closable>
          {name}
        </Tab>
      ))}
    </Tabs>
  );
}

export const Closable: Story = { render: () => <ClosableTabs /> };

export const DisabledTab: Story = {
  render: () => (
    <Tabs label="Reports">
      <Tab name="week">Week</Tab>
      <Tab name="year" disabled>
        Year
      </Tab>
      <TabPanel name="week">Seven days.</TabPanel>
      <TabPanel name="year">Twelve months.</TabPanel>
    </Tabs>
  ),
};

export const ManyTabs: Story = {
  render: () => (
    <Tabs label="Months">
      {[
        'January',
        'February',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        'September',
        'October',
        'November',
        'December',
      ].map((month, index) => (
        <Tab key={month} name={month} count={index * 3}>
          {month}
        </Tab>
      ))}
    </Tabs>
  ),
};
