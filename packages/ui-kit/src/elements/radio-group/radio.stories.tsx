import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from '#react/radio.ts';

const meta = {
  title: 'Forms/Radio group/Radio',
  component: Radio,
  args: { value: 'vertical', children: 'Vertical menu' },
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithDescription: Story = { args: { description: 'At the start side of the page.' } };
export const Disabled: Story = { args: { disabled: true, reason: 'Needs a wider window.' } };
