import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useEffect, useState } from 'react';

const SHOWN_MS = 8_000;

export function Example() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  return (
    <div className="plinth-stack">
      <div className="plinth-row">
        <Button onClick={() => setShown(true)}>Read the accounts again</Button>
      </div>
      {isShown ? <Alert variant="success">Both accounts are up to date.</Alert> : null}
    </div>
  );
}
