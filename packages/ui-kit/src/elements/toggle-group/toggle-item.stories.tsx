import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToggleGroup } from '#react/toggle-group.ts';
import { ToggleItem } from '#react/toggle-item.ts';

const meta = {
  title: 'Actions/Toggle group/Toggle item',
  component: ToggleItem,
  args: { value: 'in', children: 'Money in' },
  decorators: [
    (Story) => (
      <ToggleGroup label="Series" labelHidden multiple defaultValue="in">
        <Story />
        <ToggleItem value="out">Money out</ToggleItem>
      </ToggleGroup>
    ),
  ],
} satisfies Meta<typeof ToggleItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Disabled: Story = { args: { disabled: true } };
