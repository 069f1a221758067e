import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { BlockUi } from '#react/block-ui.ts';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';

const meta = {
  title: 'Feedback/Block ui',
  component: BlockUi,
  args: { busy: true, label: 'Reading the account' },
  render: (args) => (
    <div className="story-column">
      <Card>
        <h2 slot="heading">Northgate Business Bank</h2>
        <BlockUi {...args}>
          <p>
            Business checking ····4417, read this morning at 9:42 AM. Business savings ····0031, read this morning at
            9:42 AM.
          </p>
          <Button>Print</Button>
        </BlockUi>
      </Card>
    </div>
  ),
} satisfies Meta<typeof BlockUi>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Idle: Story = { args: { busy: false } };

export const Tinted: Story = {
  args: { style: { '--plinth-block-ui-veil': 'var(--plinth-color-primary-surface)' } as CSSProperties },
};
