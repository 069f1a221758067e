import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { EmptyState } from '#react/empty-state.ts';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { heading: 'No contracts yet', text: 'Your first appears here once it is approved.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const WithAction: Story = {
  render: (args) => (
    <Card flush>
      <EmptyState {...args}>
        <Button slot="action" variant="primary">
          Link a bank
        </Button>
      </EmptyState>
    </Card>
  ),
};

export const Failed: Story = {
  args: { kind: 'error', heading: 'Contracts did not load', text: 'The rest of the page is up to date.' },
  render: (args) => (
    <Card flush>
      <EmptyState {...args} />
    </Card>
  ),
};
