import { confirm } from '@plinth/ui-kit/dialogs';
import { Button } from '@plinth/ui-kit/react/button';
import { useState } from 'react';

export function Example() {
  const [result, setResult] = useState('');

  const remove = async () => {
    const isConfirmed = await confirm({
      heading: 'Remove this bank?',
      text: 'Its account stops being read today. Collections are not affected.',
      confirmLabel: 'Remove bank',
      cancelLabel: 'Keep',
      variant: 'danger',
    });
    setResult(isConfirmed ? 'Northgate Business Bank is removed.' : 'The bank stays linked.');
  };

  return (
    <div className="plinth-row">
      <Button variant="danger" onClick={() => void remove()}>
        Remove bank
      </Button>
      <output>{result}</output>
    </div>
  );
}
