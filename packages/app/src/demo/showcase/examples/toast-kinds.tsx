import { Button } from '@plinth/ui-kit/react/button';
import { ToastRegion } from '@plinth/ui-kit/react/toast-region';
import { useRef, type ComponentRef } from 'react';

const TOASTS = [
  { button: 'Plain', message: 'The statement is on its way' },
  { button: 'Success', variant: 'success', message: 'Promo code HARVEST500 applied' },
  { button: 'Warning', variant: 'warning', message: 'The bank answers slowly today' },
  { button: 'Error', variant: 'danger', message: 'Payment not sent', description: 'Nothing was changed.' },
  {
    button: 'Several lines',
    variant: 'info',
    message: 'New terms from January',
    description: 'Contracts that run keep the terms that you signed. The specialist calls you before anything changes.',
    duration: 10_000,
  },
] as const;

export function Example() {
  const region = useRef<ComponentRef<typeof ToastRegion>>(null);
  return (
    <div className="plinth-row">
      {TOASTS.map(({ button, ...toast }) => (
        <Button key={button} onClick={() => region.current?.show(toast)}>
          {button}
        </Button>
      ))}
      <div>
        <ToastRegion ref={region} />
      </div>
    </div>
  );
}
