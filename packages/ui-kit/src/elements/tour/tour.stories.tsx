import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#react/button.ts';
import { Card } from '#react/card.ts';
import { Tour } from '#react/tour.ts';
import type { TourStep } from './tour.ts';

const steps: readonly TourStep[] = [
  { heading: 'Your financing', text: 'This page says what you owe and what you can still draw.' },
  { target: '#tour-limit', heading: 'Available', text: 'As much as you can draw today. It grows as you repay.' },
  { target: '#tour-next', heading: 'Next payment', text: 'Collected on Monday, or on the next business day.' },
  { target: '#tour-draw', heading: 'Draw money', text: 'Choose an amount. It arrives on the next business day.' },
];

const meta = {
  title: 'Overlays/Tour',
  component: Tour,
  args: { steps },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  args: { open: true },
  render: (args) => (
    <div className="story-column">
      <Card id="tour-limit">
        <h2 slot="heading">Available</h2>
        $26,660
      </Card>
      <Card id="tour-next">
        <h2 slot="heading">Next payment</h2>
        $4,100 on Monday, November 23
      </Card>
      <Button id="tour-draw" variant="primary">
        Draw money
      </Button>
      <Tour {...args} />
    </div>
  ),
};

function PageWithTour() {
  const [open, setOpen] = useState(false);
  return (
    <div className="story-column">
      <div className="story-row">
        <Button onClick={() => setOpen(true)}>Show me around</Button>
        <Button id="tour-draw" variant="primary">
          Draw money
        </Button>
      </div>
      <Card id="tour-limit">
        <h2 slot="heading">Available</h2>
        $26,660
      </Card>
      <Card id="tour-next">
        <h2 slot="heading">Next payment</h2>
        $4,100 on Monday, November 23
      </Card>
      <Tour steps={steps} open={open} onTourClose={() => setOpen(false)} />
    </div>
  );
}

export const OpenedByButton: Story = { render: () => <PageWithTour /> };
