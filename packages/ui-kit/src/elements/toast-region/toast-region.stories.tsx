import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '#react/button.ts';
import { ToastRegion } from '#react/toast-region.ts';
import { argTypes } from '#testing/arg-types.ts';
import { settled } from '#testing/settled.ts';
import { toastPositions, type PlinthToastRegion, type ToastOptions } from './toast-region.ts';

const messages: readonly ToastOptions[] = [
  { variant: 'success', message: 'Promo code HARVEST500 applied' },
  {
    variant: 'danger',
    message: 'Failed to link Commerce Platform',
    description: 'The shop did not answer. Nothing was changed.',
    action: 'Try again',
  },
];

function Demo({ position }: { readonly position?: PlinthToastRegion['position'] }) {
  const region = useRef<PlinthToastRegion>(null);
  return (
    <div className="story-row">
      {messages.map((options) => (
        <Button key={options.message} onClick={() => region.current?.show(options)}>
          {options.variant === 'danger' ? 'Fail' : 'Succeed'}
        </Button>
      ))}
      <ToastRegion ref={region} {...(position ? { position } : {})} />
    </div>
  );
}

const meta = {
  title: 'Elements/Toast region',
  component: ToastRegion,
  argTypes: argTypes('toast-region'),
  render: ({ position }) => <Demo {...(position ? { position } : {})} />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressAll: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  for (const name of ['Succeed', 'Fail']) await userEvent.click(await canvas.findByText(name));
  await settled({ canvasElement });
};

export const Overview: Story = {};
export const Toasts: Story = { play: pressAll };

export const Positions: Story = {
  render: () => (
    <>
      {toastPositions.map((position) => (
        <section key={position}>
          <p>{position}</p>
          <Demo position={position} />
        </section>
      ))}
    </>
  ),
  // Six regions stand for six pages; a page has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
