import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast } from '#react/toast.ts';
import { toastVariants } from './toast.ts';

const MESSAGES = {
  info: 'The statement for October is being prepared',
  success: 'Promo code HARVEST500 applied',
  warning: 'The connection to Larkfield Bank ends in 3 days',
  danger: 'The message was not sent',
} as const;

const meta = {
  title: 'Feedback/Toast region/Toast',
  component: Toast,
  args: { message: 'Promo code HARVEST500 applied', variant: 'success' },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="story-column">
      {toastVariants.map((variant) => (
        <Toast key={variant} variant={variant} message={MESSAGES[variant]} />
      ))}
    </div>
  ),
};

export const Busy: Story = { args: { variant: 'info', message: 'Sending the message', busy: true } };

export const WithAction: Story = {
  args: {
    variant: 'danger',
    message: 'Failed to link Commerce Platform',
    description: 'The shop did not answer. Nothing was changed.',
    action: 'Try again',
  },
};
