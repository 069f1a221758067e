import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabPanel } from '#react/tab-panel.ts';
import { Tab } from '#react/tab.ts';
import { Tabs } from '#react/tabs.ts';
import { argTypes } from '#testing/arg-types.ts';

const meta = {
  title: 'Elements/Tabs',
  component: Tabs,
  argTypes: argTypes('tabs'),
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
