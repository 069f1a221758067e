import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleItem } from '#new/react/example-item.ts';

const meta = {
  title: 'Layout/Example item',
  component: ExampleItem,
  args: { children: 'Content' },
} satisfies Meta<typeof ExampleItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
