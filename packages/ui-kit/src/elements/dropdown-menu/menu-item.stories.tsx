import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { DropdownMenu } from '#react/dropdown-menu.ts';
import { MenuItem } from '#react/menu-item.ts';
import { argTypes } from '#testing/arg-types.ts';
import { settled } from '#testing/settled.ts';

const meta = {
  title: 'Elements/Menu item',
  component: MenuItem,
  play: settled,
  argTypes: argTypes('menu-item'),
  args: { children: 'Export CSV', value: 'export' },
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  decorators: [
    (Story) => (
      <DropdownMenu open>
        <Button slot="trigger">Actions</Button>
        <Story />
      </DropdownMenu>
    ),
  ],
} satisfies Meta<typeof MenuItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Checked: Story = { args: { type: 'checkbox', checked: true } };
export const Link: Story = { args: { href: '#statement' } };
export const Disabled: Story = { args: { disabled: true } };
