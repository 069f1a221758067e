import { Button } from '@plinth/ui-kit/react/button';
import { useEffect, useState } from 'react';

const SAVE_MS = 2_000;

export function Example() {
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');

  // Stands for a request to the server.
  useEffect(() => {
    if (status !== 'saving') return undefined;
    const timer = setTimeout(() => setStatus('saved'), SAVE_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <div className="plinth-row">
      <Button variant="primary" busy={status === 'saving'} onClick={() => setStatus('saving')}>
        Save the terms
      </Button>
      <output>{status === 'saved' ? 'The terms are saved.' : ''}</output>
    </div>
  );
}
