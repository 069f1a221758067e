import type { Meta, StoryObj } from '@storybook/react-vite';
import { TreeItem } from '#react/tree-item.ts';
import { Tree } from '#react/tree.ts';

const meta = {
  title: 'Data/Tree/Tree item',
  component: TreeItem,
  args: { label: 'Larkfield Bank', value: 'larkfield' },
  decorators: [
    (Story) => (
      <Tree label="Accounts" selection="single">
        <Story />
      </Tree>
    ),
  ],
} satisfies Meta<typeof TreeItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Loading: Story = { args: { lazy: true, open: true } };
export const Disabled: Story = { args: { disabled: true } };
