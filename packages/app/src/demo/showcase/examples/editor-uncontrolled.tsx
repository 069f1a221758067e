import { Button } from '@plinth/ui-kit/react/button';
import { useRef, useState, type FormEvent } from 'react';
import { plainText } from '#core/html/plain-text.ts';
import { RichText } from '#core/rich-text/rich-text.tsx';
import { RICH_TEXT_LABELS } from '#demo/_shared/rich-text-labels.ts';

export function Example() {
  const html = useRef('');
  const [result, setResult] = useState('');

  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = plainText(html.current);
    setResult(text === '' ? 'There is no note yet.' : `Saved: ${text}`);
  };

  return (
    <form className="plinth-stack plinth-align-stretch" onSubmit={save}>
      <RichText
        label="Note"
        labels={RICH_TEXT_LABELS}
        value=""
        onValueChange={(text) => {
          html.current = text;
        }}
      />
      <div className="plinth-row">
        <Button type="submit">Save</Button>
        <output>{result}</output>
      </div>
    </form>
  );
}
