import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#react/button.ts';
import { Collapse } from '#react/collapse.ts';

const meta = {
  title: 'Layout/Collapse',
  component: Collapse,
  render: (args) => (
    <div className="story-column">
      <Collapse {...args}>
        <Button slot="trigger" size="small">
          How it is worked out
        </Button>
        <p>
          The fee is 9 percent of what was funded. It is part of each weekly payment, so the last one is the end of
          both.
        </p>
      </Collapse>
      <span>The rest of the page moves up and down.</span>
    </div>
  ),
} satisfies Meta<typeof Collapse>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { open: true } };
export const Closed: Story = {};
