import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListGroup } from '#react/list-group.ts';
import { ListItem } from '#react/list-item.ts';

const meta = {
  title: 'Data/List group/List item',
  component: ListItem,
  args: { href: '#statement', description: '240 kB', children: 'Statement October' },
  decorators: [
    (Story) => (
      <ListGroup label="Files" framed>
        <Story />
      </ListGroup>
    ),
  ],
} satisfies Meta<typeof ListItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Pressable: Story = { args: { href: undefined, pressable: true } };
export const StaticText: Story = { args: { href: undefined } };
export const Selected: Story = { args: { selected: true } };
export const Disabled: Story = { args: { disabled: true } };
