import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { DateField } from '@plinth/ui-kit/react/date-field';
import { Field } from '@plinth/ui-kit/react/field';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { useState } from 'react';

/** Formats the form data with one entry per line. */
function entriesOf(form: HTMLFormElement): string {
  const lines = [...new FormData(form)].map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing: no control has a value.';
}

/** A form that shows the data it would submit. */
export function FormSample() {
  const [submitted, setSubmitted] = useState('Nothing has been submitted yet.');
  return (
    <div className="docs-sample sides">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(entriesOf(event.currentTarget));
        }}
        onReset={() => setSubmitted('The form was reset.')}
      >
        <Field label="Legal name">
          <input name="legal-name" required defaultValue="Harrowvine Supply" />
        </Field>
        <MoneyField name="amount" label="Amount" min={1_000_000} max={5_000_000} required defaultValue={1_850_000} />
        <DateField name="due" label="Due" required />
        <Checkbox name="terms" value="2026-11" required>
          The terms of November 2026
        </Checkbox>
        <div className="docs-row">
          <Button type="submit" variant="primary">
            Send
          </Button>
          <Button type="reset">Reset</Button>
        </div>
      </form>
      <div className="docs-controls">
        <strong>Submitted</strong>
        <output>{submitted}</output>
      </div>
    </div>
  );
}
