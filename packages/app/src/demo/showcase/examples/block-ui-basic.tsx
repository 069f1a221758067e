import { BlockUi } from '@plinth/ui-kit/react/block-ui';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useState } from 'react';

const CHECK_MS = 3_000;

export function Example() {
  const [isBusy, setBusy] = useState(false);

  // Stands for a request to the server.
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setBusy(false), CHECK_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);

  return (
    <Card>
      <h3 slot="heading">Collection account</h3>
      <BlockUi busy={isBusy} label="Checking the account">
        <div className="plinth-stack plinth-align-start">
          <Field label="Account number">
            <input name="account" defaultValue="4417 0926 2231" inputMode="numeric" />
          </Field>
          <Button onClick={() => setBusy(true)}>Check the account</Button>
        </div>
      </BlockUi>
    </Card>
  );
}
