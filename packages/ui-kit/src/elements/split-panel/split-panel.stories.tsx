import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListGroup } from '#react/list-group.ts';
import { ListItem } from '#react/list-item.ts';
import { SplitPanel } from '#react/split-panel.ts';

const meta = {
  title: 'Layout/Split panel',
  component: SplitPanel,
  args: { position: 40 },
  render: (args) => (
    <SplitPanel {...args}>
      <ListGroup slot="start" label="Tickets">
        <ListItem href="#fee" description="Answered" selected>
          Transfer fee charged twice
        </ListItem>
        <ListItem href="#statement" description="Open">
          Statement for October
        </ListItem>
      </ListGroup>
      <p slot="end" style={{ margin: 0, padding: '0.75rem' }}>
        The fee was refunded on November 15. It appears in your account within two days.
      </p>
    </SplitPanel>
  ),
} satisfies Meta<typeof SplitPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <SplitPanel {...args} style={{ blockSize: '12rem' }}>
      <p slot="start">Collections run each Monday morning.</p>
      <p slot="end">The fee was refunded on November 15. It appears in your account within two days.</p>
    </SplitPanel>
  ),
};
export const Collapsed: Story = { args: { collapsed: true } };
export const Disabled: Story = { args: { disabled: true } };
