import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#react/badge.ts';
import { SortableItem } from '#react/sortable-item.ts';
import { SortableList } from '#react/sortable-list.ts';

const meta = {
  title: 'Data/Sortable item',
  component: SortableItem,
  args: { value: 'rent', label: 'Rent' },
  render: (args) => (
    <div className="story-column">
      <SortableList label="Bills to pay first">
        <SortableItem {...args}>
          Rent for the bakery <Badge variant="warning">Due on Monday</Badge>
        </SortableItem>
        <SortableItem value="oven">Commonwealth Ovens, repair</SortableItem>
      </SortableList>
    </div>
  ),
} satisfies Meta<typeof SortableItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Disabled: Story = { args: { disabled: true } };
