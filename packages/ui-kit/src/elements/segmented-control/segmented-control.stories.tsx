import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconLayoutGrid, iconList } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { Segment } from '#react/segment.ts';
import { SegmentedControl } from '#react/segmented-control.ts';

const meta = {
  title: 'Forms/Segmented control',
  component: SegmentedControl,
  args: { label: 'Range', labelHidden: true, defaultValue: 'month' },
  render: (args) => (
    <SegmentedControl {...args}>
      <Segment value="28">Last 28 Days</Segment>
      <Segment value="month">Last Month</Segment>
      <Segment value="year">Last Year</Segment>
    </SegmentedControl>
  ),
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const WithLabel: Story = { args: { labelHidden: false, help: 'Up to yesterday.' } };
export const Disabled: Story = { args: { disabled: true } };

export const DisabledSegment: Story = {
  render: () => (
    <SegmentedControl label="Range" labelHidden defaultValue="28">
      <Segment value="28">Last 28 Days</Segment>
      <Segment value="month">Last Month</Segment>
      <Segment value="year" disabled reason="Available after your first year.">
        Last Year
      </Segment>
    </SegmentedControl>
  ),
};

export const Icons: Story = {
  render: () => (
    <SegmentedControl label="Layout" labelHidden defaultValue="grid">
      <Segment value="grid">
        <Icon path={iconLayoutGrid} size="small" label="Grid" />
      </Segment>
      <Segment value="list">
        <Icon path={iconList} size="small" label="List" />
      </Segment>
    </SegmentedControl>
  ),
};
