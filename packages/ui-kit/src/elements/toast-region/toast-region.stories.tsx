import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentProps } from 'react';
import { Button } from '#react/button.ts';
import { ToastRegion } from '#react/toast-region.ts';
import { settled } from '#testing/settled.ts';
import { type PlinthToastRegion, type ToastOptions } from './toast-region.ts';

const TOASTS: readonly ToastOptions[] = [
  { variant: 'success', message: 'Promo code HARVEST500 applied' },
  {
    variant: 'danger',
    message: 'Failed to link Commerce Platform',
    description: 'The shop did not answer. Nothing was changed.',
    action: 'Try again',
  },
];

/** Sends a message that never arrives, which shows the pending toast. */
const sendForever = (region: PlinthToastRegion) =>
  region.showPromise(new Promise<void>(() => undefined), {
    pending: 'Sending the message',
    success: 'Message sent',
    error: { message: 'Message not sent', description: 'The draft was kept.' },
  });

function ToastDemo(props: ComponentProps<typeof ToastRegion>) {
  const region = useRef<PlinthToastRegion>(null);
  return (
    <div className="story-row">
      {TOASTS.map((options) => (
        <Button key={options.message} onClick={() => region.current?.show(options)}>
          {options.variant === 'danger' ? 'Fail' : 'Succeed'}
        </Button>
      ))}
      <Button onClick={() => void (region.current && sendForever(region.current))}>Send</Button>
      <ToastRegion {...props} ref={region} />
    </div>
  );
}

const meta = {
  title: 'Feedback/Toast region',
  component: ToastRegion,
  render: (args) => <ToastDemo {...args} />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const showToasts: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  for (const name of ['Succeed', 'Fail']) await userEvent.click(await canvas.findByText(name));
  await settled({ canvasElement });
};

export const Overview: Story = {};
export const Pending: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Send'));
    await settled({ canvasElement });
  },
};
export const Toasts: Story = { play: showToasts };

export const MoreThanFit: Story = {
  args: { max: 2 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const name of ['Succeed', 'Fail', 'Send']) await userEvent.click(await canvas.findByText(name));
    await settled({ canvasElement });
  },
};

export const TopStart: Story = { args: { position: 'top-start' }, play: showToasts };
