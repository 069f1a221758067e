import { CopyButton } from '@plinth/ui-kit/react/copy-button';
import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';

export function Example() {
  const [address, setAddress] = useState('https://plinth.example/invite/harvest-500');
  const [result, setResult] = useState('');
  return (
    <div className="plinth-stack plinth-align-start">
      <Field label="Address of the invitation">
        <input dir="ltr" value={address} onChange={(event) => setAddress(event.target.value)} />
      </Field>
      <div className="plinth-row">
        <CopyButton
          labelled
          size="medium"
          label="Copy the address"
          value={address}
          onTextCopy={({ detail }) =>
            setResult(
              detail.copied ? `Copied ${detail.value.length} characters.` : 'Not copied. Copy the text that is shown.',
            )
          }
        />
        <output>{result}</output>
      </div>
    </div>
  );
}
