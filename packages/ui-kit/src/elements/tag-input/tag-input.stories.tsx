import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagInput } from '#react/tag-input.ts';

const meta = {
  title: 'Forms/Tag input',
  component: TagInput,
  args: {
    label: 'Send to',
    kind: 'email',
    help: 'Enter adds an address; paste a whole list.',
    defaultValue: 'ada@harrowvine.example, books@harrowvine.example',
  },
  render: (args) => (
    <div className="story-column">
      <TagInput {...args} />
    </div>
  ),
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const States: Story = {
  render: () => (
    <div className="story-column">
      <TagInput label="Keywords" placeholder="Add a keyword" optional />
      <TagInput label="Keywords" max={2} defaultValue="wine, glass, cork" error="Add at most 2." />
      <TagInput
        label="Keywords"
        defaultValue="wine, a very long keyword that does not fit into its line at all, glass"
        size="large"
      />
      <TagInput label="Keywords" defaultValue="wine, glass" disabled disabledReason="Set when the shop was linked." />
      <TagInput label="Keywords" defaultValue="wine, glass" readOnly help="Set by the shop." />
      <TagInput label="Keywords" defaultValue="wine, glass" clearable />
    </div>
  ),
};
