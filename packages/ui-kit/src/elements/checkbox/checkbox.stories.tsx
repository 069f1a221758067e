import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#react/checkbox.ts';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Collections' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const States: Story = {
  render: () => (
    <div className="story-column">
      <Checkbox defaultChecked>Collections</Checkbox>
      <Checkbox indeterminate>All types</Checkbox>
      <Checkbox>Refunds</Checkbox>
      <Checkbox disabled>Not available</Checkbox>
      <Checkbox disabled defaultChecked>
        Always on
      </Checkbox>
      <Checkbox error="Check this box to continue.">I have read the terms</Checkbox>
    </div>
  ),
};

export const WithDescription: Story = {
  args: { children: 'Weekly summary', description: 'Each Monday, with what was collected and what is left.' },
};
