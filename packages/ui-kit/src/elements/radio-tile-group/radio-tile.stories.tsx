import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioTile } from '#react/radio-tile.ts';

const meta = {
  title: 'Forms/Radio tile group/Radio tile',
  component: RadioTile,
  args: { value: '24', children: '24' },
} satisfies Meta<typeof RadioTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithDescription: Story = { args: { description: '7 free' } };
export const Disabled: Story = { args: { disabled: true, description: '7 free', reason: 'Holiday' } };

export const WithLineAbove: Story = {
  render: () => (
    <RadioTile value="24" description="7 free">
      <span slot="start">Tue</span>24
    </RadioTile>
  ),
};
