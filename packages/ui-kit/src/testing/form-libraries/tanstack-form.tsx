import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Combobox } from '@plinth/ui-kit/react/combobox';
import { DateField } from '@plinth/ui-kit/react/date-field';
import { Field } from '@plinth/ui-kit/react/field';
import { MaskedField } from '@plinth/ui-kit/react/masked-field';
import { MoneyField } from '@plinth/ui-kit/react/money-field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { Select } from '@plinth/ui-kit/react/select';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import { BANKS, focusFirst, STATES, type Lead } from './lead.ts';

/** Returns the element of the kit that has emitted an event. */
const targetOf = <Tag extends keyof HTMLElementTagNameMap>(event: Event, _tag: Tag) =>
  event.target as HTMLElementTagNameMap[Tag];

/** Returns a validator that reports a missing value. */
const required =
  (message: string) =>
  ({ value }: { readonly value: unknown }): string | undefined =>
    value ? undefined : message;

/** A form with TanStack Form: each control gets the state of its field and reports its value. */
export function TanStackForm({
  defaultValues,
  onSubmit,
}: {
  readonly defaultValues: Lead;
  readonly onSubmit: (lead: Lead) => void;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues,
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: ({ formApi }) => {
      const invalid = Object.entries(formApi.state.fieldMeta).filter(([, { isValid }]) => !isValid);
      focusFirst(
        formRef.current,
        invalid.map(([name]) => name),
      );
    },
  });
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="company" validators={{ onSubmit: required('Enter the name of the company.') }}>
        {({ name, state, handleBlur, handleChange }) => (
          <Field label="Company" error={state.meta.errors.join(' ')}>
            <input
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ target }) => handleChange(target.value)}
            />
          </Field>
        )}
      </form.Field>
      <form.Field name="phone">
        {({ name, state, handleBlur, handleChange }) => (
          <MaskedField label="Phone" mask="(000) 000-0000">
            <input
              type="tel"
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ target }) => handleChange(target.value)}
            />
          </MaskedField>
        )}
      </form.Field>
      <form.Field name="amount" validators={{ onSubmit: required('Enter an amount.') }}>
        {({ name, state, handleBlur, handleChange }) => (
          <MoneyField
            label="Amount"
            name={name}
            value={state.value}
            error={state.meta.errors.join(' ')}
            onBlur={handleBlur}
            onChange={(event) => handleChange(targetOf(event, 'plinth-money-field').value)}
          />
        )}
      </form.Field>
      <form.Field name="contact" validators={{ onSubmit: required('Choose how we reach you.') }}>
        {({ name, state, handleBlur, handleChange }) => (
          <RadioGroup
            label="Contact"
            name={name}
            value={state.value}
            error={state.meta.errors.join(' ')}
            onBlur={handleBlur}
            onChange={(event) => handleChange(targetOf(event, 'plinth-radio-group').value)}
          >
            <Radio value="email">Email</Radio>
            <Radio value="call">Call</Radio>
          </RadioGroup>
        )}
      </form.Field>
      <form.Field name="bank" validators={{ onSubmit: required('Choose a bank.') }}>
        {({ name, state, handleBlur, handleChange }) => (
          <Combobox
            label="Bank"
            options={BANKS}
            name={name}
            value={state.value}
            error={state.meta.errors.join(' ')}
            onBlur={handleBlur}
            onChange={(event) => handleChange(targetOf(event, 'plinth-combobox').value)}
          />
        )}
      </form.Field>
      <form.Field name="state" validators={{ onSubmit: required('Choose a state.') }}>
        {({ name, state, handleBlur, handleChange }) => (
          <Select
            label="State"
            options={STATES}
            name={name}
            value={state.value}
            error={state.meta.errors.join(' ')}
            onBlur={handleBlur}
            onChange={(event) => handleChange(targetOf(event, 'plinth-select').value)}
          />
        )}
      </form.Field>
      <form.Field name="due" validators={{ onSubmit: required('Enter a date.') }}>
        {({ name, state, handleBlur, handleChange }) => (
          <DateField
            label="Due"
            name={name}
            value={state.value}
            error={state.meta.errors.join(' ')}
            onBlur={handleBlur}
            onChange={(event) => handleChange(targetOf(event, 'plinth-date-field').value)}
          />
        )}
      </form.Field>
      <form.Field name="news">
        {({ name, state, handleBlur, handleChange }) => (
          <Switch
            name={name}
            checked={state.value}
            onBlur={handleBlur}
            onChange={(event) => handleChange(targetOf(event, 'plinth-switch').checked)}
          >
            News by email
          </Switch>
        )}
      </form.Field>
      <form.Field name="terms" validators={{ onSubmit: required('Agree to the terms to continue.') }}>
        {({ name, state, handleBlur, handleChange }) => (
          <Checkbox
            name={name}
            checked={state.value}
            error={state.meta.errors.join(' ')}
            onBlur={handleBlur}
            onChange={(event) => handleChange(targetOf(event, 'plinth-checkbox').checked)}
          >
            I agree to the terms
          </Checkbox>
        )}
      </form.Field>
      <Button type="submit">Send</Button>
      <Button
        onClick={() => {
          // The library does not know text that is no value, such as an unfinished date.
          formRef.current?.reset();
          form.reset();
        }}
      >
        Start over
      </Button>
    </form>
  );
}
