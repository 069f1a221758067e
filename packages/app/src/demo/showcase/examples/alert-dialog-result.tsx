import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { useRef, useState } from 'react';

/** Returns a function that asks in a dialog and resolves with the answer, and whether the dialog is open. */
function useConfirm() {
  const [isOpen, setOpen] = useState(false);
  const resolveAnswer = useRef<(answer: boolean) => void>(undefined);
  const ask = () => {
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      resolveAnswer.current = resolve;
    });
  };
  const answer = (isConfirmed: boolean) => {
    setOpen(false);
    resolveAnswer.current?.(isConfirmed);
  };
  return { isOpen, ask, answer };
}

export function Example() {
  const { isOpen, ask, answer } = useConfirm();
  const [result, setResult] = useState('');

  const remove = async () => {
    setResult((await ask()) ? 'Northgate Business Bank is removed.' : 'The bank stays linked.');
  };

  return (
    <div className="plinth-row">
      <Button variant="danger" onClick={() => void remove()}>
        Remove bank
      </Button>
      <output>{result}</output>
      <Dialog alert open={isOpen} heading="Remove this bank?" onDialogClose={() => answer(false)}>
        Its account stops being read today. Collections are not affected.
        <Button slot="footer" onClick={() => answer(false)}>
          Keep
        </Button>
        <Button slot="footer" variant="danger" onClick={() => answer(true)}>
          Remove bank
        </Button>
      </Dialog>
    </div>
  );
}
