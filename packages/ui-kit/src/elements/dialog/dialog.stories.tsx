import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#react/button.ts';
import { Dialog } from '#react/dialog.ts';
import { settled } from '#testing/settled.ts';
import { dialogSizes } from './dialog.ts';

const text = 'Northgate Business Bank and its account stop being read today. Collections are not affected.';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  play: settled,
  args: { open: true, heading: 'Remove this bank?', children: text },
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  render: ({ children, ...args }) => (
    <Dialog {...args}>
      {children}
      <Button slot="footer">Keep</Button>
      <Button slot="footer" variant="danger">
        Remove bank
      </Button>
    </Dialog>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Alert: Story = { args: { alert: true } };
export const Closable: Story = { args: { closable: true } };
export const Medium: Story = { args: { size: dialogSizes[1] } };
export const Large: Story = { args: { size: dialogSizes[2], closable: true } };

export const LongText: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>{text}</p>) },
};

const terms = Array.from(
  { length: 24 },
  (_, index) => `${index + 1}. Collections run each Monday morning, and the day after where Monday is a bank holiday.`,
);

function DialogWithTrigger() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Remove bank
      </Button>
      <Dialog open={open} heading="Remove this bank?" onDialogClose={() => setOpen(false)}>
        {text}
        <Button slot="footer" onClick={() => setOpen(false)}>
          Keep
        </Button>
        <Button slot="footer" variant="danger" onClick={() => setOpen(false)}>
          Remove bank
        </Button>
      </Dialog>
    </>
  );
}

export const OpenedByButton: Story = { render: () => <DialogWithTrigger /> };

function DialogsOfEachSize() {
  const [openSize, setOpenSize] = useState<string>();
  const close = () => setOpenSize(undefined);
  return (
    <>
      <div className="story-row">
        {dialogSizes.map((size) => (
          <Button key={size} onClick={() => setOpenSize(size)}>
            {size}
          </Button>
        ))}
      </div>
      {dialogSizes.map((size) => (
        <Dialog key={size} size={size} open={openSize === size} heading="Fees" closable onDialogClose={close}>
          The fee is settled with a specialist and is part of each payment. It stays the same when you pay early.
        </Dialog>
      ))}
    </>
  );
}

export const Sizes: Story = { render: () => <DialogsOfEachSize /> };

function DialogWithLongText() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read the terms</Button>
      <Dialog open={open} size="medium" heading="Terms" closable onDialogClose={() => setOpen(false)}>
        {terms.map((term) => (
          <p key={term}>{term}</p>
        ))}
        <Button slot="footer" variant="primary" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Dialog>
    </>
  );
}

export const Scrolling: Story = { render: () => <DialogWithLongText /> };
