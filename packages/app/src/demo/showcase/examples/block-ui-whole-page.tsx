import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Spinner } from '@plinth/ui-kit/react/spinner';
import { useEffect, useState } from 'react';

const MOVE_MS = 3_000;

export function Example() {
  const [isMoving, setMoving] = useState(false);

  // Stands for a request to the server.
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => setMoving(false), MOVE_MS);
    return () => clearTimeout(timer);
  }, [isMoving]);

  return (
    <>
      <Button variant="primary" onClick={() => setMoving(true)}>
        Move the collections
      </Button>
      <Dialog alert open={isMoving} heading="Moving your collections" onDialogClose={(event) => event.preventDefault()}>
        <p className="plinth-row plinth-nowrap">
          <Spinner label="Moving your collections" />
          <span>Please wait. Nothing is collected meanwhile.</span>
        </p>
      </Dialog>
    </>
  );
}
