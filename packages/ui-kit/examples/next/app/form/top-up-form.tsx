'use client';

import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { NumberField } from '@plinth/ui-kit/react/number-field';
import { useState, type SubmitEvent } from 'react';

/** Returns the data of a form as a query string. */
function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const entries = [...new FormData(form, submitter)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  return new URLSearchParams(entries).toString();
}

/** A form with a controlled number of weeks, which shows its data in a dialog. */
export function TopUpForm() {
  const [weeks, setWeeks] = useState<number | null>(31);
  const [submittedData, setSubmittedData] = useState<string | null>(null);
  const close = () => setSubmittedData(null);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmittedData(queryOf(event.currentTarget, event.nativeEvent.submitter));
  };
  return (
    <>
      <form onSubmit={handleSubmit}>
        <Field label="Company">
          <input name="company" autoComplete="organization" required />
        </Field>
        <NumberField
          label="Weeks"
          name="weeks"
          min={4}
          max={78}
          value={weeks}
          onInput={({ currentTarget }) => {
            if (currentTarget instanceof HTMLElement && 'value' in currentTarget)
              setWeeks(typeof currentTarget.value === 'number' ? currentTarget.value : null);
          }}
        />
        <Checkbox name="terms" value="yes" required>
          I have read the terms
        </Checkbox>
        <Button type="submit" variant="primary" name="by" value="form">
          Send
        </Button>
      </form>
      <Dialog heading="Sent" closable open={submittedData !== null} onDialogClose={close}>
        <p>{submittedData}</p>
        <Button slot="footer" variant="primary" onClick={close}>
          Close
        </Button>
      </Dialog>
    </>
  );
}
