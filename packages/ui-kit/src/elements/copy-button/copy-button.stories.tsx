import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '#react/copy-button.ts';

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: { value: '021000021', label: 'Copy the routing number' },
  render: (args) => (
    <span className="story-row">
      Routing number 021000021 <CopyButton {...args} />
    </span>
  ),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Labelled: Story = { args: { labelled: true, label: 'Copy settings' } };
export const Medium: Story = { args: { labelled: true, size: 'medium', label: 'Copy settings' } };
export const Disabled: Story = { args: { disabled: true } };
