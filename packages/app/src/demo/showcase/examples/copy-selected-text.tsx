import { copyText } from '@plinth/ui-kit/copy-text';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useRef, useState } from 'react';

const TERMS = 'We collect 9 percent of your sales each Monday, until $266,600 and the fee of $23,994 are paid.';

export function Example() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<'none' | 'empty' | 'copied' | 'failed'>('none');

  const copy = async () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const selected = value.slice(selectionStart, selectionEnd);
    if (selected === '') setResult('empty');
    else setResult((await copyText(selected)) ? 'copied' : 'failed');
  };

  return (
    <div className="plinth-stack plinth-align-start">
      <Field label="Terms" help="Select a part of the text, then copy it.">
        <textarea ref={area} readOnly rows={3} value={TERMS} />
      </Field>
      <div className="plinth-row">
        <Button onClick={() => void copy()}>Copy the selected text</Button>
        <output>{{ none: '', empty: 'Nothing is selected.', copied: 'Copied.', failed: '' }[result]}</output>
      </div>
      {result === 'failed' ? (
        <Alert variant="danger">The browser did not allow it. Press Ctrl+C or ⌘C in the field.</Alert>
      ) : null}
    </div>
  );
}
