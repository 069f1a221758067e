import { Button } from '@plinth/ui-kit/react/button';
import { useState } from 'react';
import { RichText } from '#core/rich-text/rich-text.tsx';
import { RICH_TEXT_LABELS } from '#demo/_shared/rich-text-labels.ts';

const REMINDER =
  '<p>Hello,</p><p>invoice <strong>4987</strong> was due on Monday. Please pay it by:</p><ul><li>bank transfer, or</li><li>card.</li></ul>';

export function Example() {
  const [html, setHtml] = useState(REMINDER);
  return (
    <div className="plinth-stack plinth-align-stretch">
      <RichText label="Reminder" labels={RICH_TEXT_LABELS} tools="full" value={html} onValueChange={setHtml} />
      <div className="plinth-row">
        <Button size="small" onClick={() => setHtml(REMINDER)}>
          Use the template
        </Button>
        <Button size="small" variant="ghost" disabled={html === ''} onClick={() => setHtml('')}>
          Clear
        </Button>
      </div>
    </div>
  );
}
