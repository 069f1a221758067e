import { Field } from '@plinth/ui-kit/react/field';
import { useState } from 'react';
import { SafeHtml } from '#core/html/safe-html.tsx';

const SOURCE = `<p>Your <b>statement</b> is <a href="https://plinth.example/statement">here</a>.
<img src="https://tracker.example/pixel.png"></p>
<a href="javascript:alert(1)">Pay now</a>
<script>alert(1)</script>
<table><tr><td>Fee</td><td>$1,680</td></tr></table>`;

export function Example() {
  const [source, setSource] = useState(SOURCE);
  return (
    <div className="plinth-grid">
      <Field label="Source" grow>
        <textarea dir="ltr" spellCheck={false} value={source} onChange={({ target }) => setSource(target.value)} />
      </Field>
      <div className="plinth-stack plinth-align-stretch">
        <h3>Result</h3>
        <SafeHtml html={source} />
      </div>
    </div>
  );
}
