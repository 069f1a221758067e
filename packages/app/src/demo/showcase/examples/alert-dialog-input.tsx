import { prompt } from '@plinth/ui-kit/dialogs';
import { Button } from '@plinth/ui-kit/react/button';
import { useState } from 'react';

export function Example() {
  const [name, setName] = useState('Northgate account');

  const rename = async () => {
    const newName = await prompt({
      heading: 'Rename the account',
      label: 'Name',
      value: name,
      confirmLabel: 'Rename',
      check: (text) => (text.trim() === '' ? 'Enter a name.' : undefined),
    });
    if (newName !== undefined) setName(newName.trim());
  };

  return (
    <div className="plinth-row">
      <output>{name}</output>
      <Button onClick={() => void rename()}>Rename</Button>
    </div>
  );
}
