import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
