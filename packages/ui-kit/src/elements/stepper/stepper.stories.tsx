import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from '#react/stepper.ts';

const LABELS = ['Account', 'Amount', 'Meeting', 'Company', 'Bank', 'Accounting', 'Commerce', 'Review'];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    steps: LABELS.map((label) => ({
      id: label.toLowerCase(),
      label,
      href: label === 'Account' ? undefined : `#${label.toLowerCase()}`,
    })),
    current: 'meeting',
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Bar: Story = { args: { appearance: 'bar' } };

/** All labels side by side; where they don't fit, the steps become a bar. */
export const Steps: Story = {
  args: {
    appearance: 'steps',
    current: 'address',
    steps: ['Account', 'Personal', 'Address', 'Social'].map((label) => ({
      id: label.toLowerCase(),
      label,
      href: `#${label.toLowerCase()}`,
    })),
  },
};
export const LaterStepsCompleted: Story = {
  args: {
    current: 'amount',
    steps: LABELS.map((label, index) => ({
      id: label.toLowerCase(),
      label,
      href: `#${label.toLowerCase()}`,
      done: index < 4,
    })),
  },
};
