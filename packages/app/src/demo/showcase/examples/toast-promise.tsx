import { Button } from '@plinth/ui-kit/react/button';
import { ToastRegion } from '@plinth/ui-kit/react/toast-region';
import { useRef, type ComponentRef } from 'react';

const SENDING_MS = 2_000;

/** Stands for a request to the server. */
const send = (isAccepted: boolean) =>
  new Promise<number>((resolve, reject) => {
    setTimeout(() => (isAccepted ? resolve(3) : reject(new Error('The bank did not answer.'))), SENDING_MS);
  });

export function Example() {
  const region = useRef<ComponentRef<typeof ToastRegion>>(null);

  const sendStatements = async (isAccepted: boolean) => {
    try {
      await region.current?.showPromise(send(isAccepted), {
        pending: 'Sending the statements',
        success: (count) => `${count} statements sent`,
        error: (reason) => ({
          message: 'Statements not sent',
          description: reason instanceof Error ? reason.message : 'Try again later.',
        }),
      });
    } catch {
      // The toast has said it.
    }
  };

  return (
    <div className="plinth-row">
      <Button onClick={() => void sendStatements(true)}>Send the statements</Button>
      <Button onClick={() => void sendStatements(false)}>Send without a connection</Button>
      <div>
        <ToastRegion ref={region} />
      </div>
    </div>
  );
}
