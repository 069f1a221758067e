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
import { useFormik, type FormikErrors } from 'formik';
import { useRef } from 'react';
import { BANKS, focusFirst, STATES, type Lead } from './lead.ts';

/** Returns the messages of the invalid fields. */
function validate({ company, amount, contact, bank, state, due, terms }: Lead): FormikErrors<Lead> {
  return {
    ...(!company && { company: 'Enter the name of the company.' }),
    ...(amount === null && { amount: 'Enter an amount.' }),
    ...(contact === null && { contact: 'Choose how we reach you.' }),
    ...(bank === null && { bank: 'Choose a bank.' }),
    ...(state === null && { state: 'Choose a state.' }),
    ...(due === null && { due: 'Enter a date.' }),
    ...(!terms && { terms: 'Agree to the terms to continue.' }),
  };
}

/** A form with Formik: each control takes the props of its field, which contain its value and the handlers of its events. */
export function FormikForm({
  defaultValues,
  onSubmit,
}: {
  readonly defaultValues: Lead;
  readonly onSubmit: (lead: Lead) => void;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  const { values, errors, touched, getFieldProps, handleSubmit, resetForm } = useFormik<Lead>({
    initialValues: defaultValues,
    validate,
    onSubmit: (lead) => onSubmit(lead),
  });
  const errorOf = (name: keyof Lead): string => (touched[name] && errors[name]) || '';
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        handleSubmit(event);
        focusFirst(formRef.current, Object.keys(validate(values)));
      }}
    >
      <Field label="Company" error={errorOf('company')}>
        <input {...getFieldProps('company')} />
      </Field>
      <MaskedField label="Phone" mask="(000) 000-0000">
        <input type="tel" {...getFieldProps('phone')} />
      </MaskedField>
      <MoneyField {...getFieldProps('amount')} label="Amount" error={errorOf('amount')} />
      <RadioGroup {...getFieldProps('contact')} label="Contact" error={errorOf('contact')}>
        <Radio value="email">Email</Radio>
        <Radio value="call">Call</Radio>
      </RadioGroup>
      <Combobox {...getFieldProps('bank')} label="Bank" options={BANKS} error={errorOf('bank')} />
      <Select {...getFieldProps('state')} label="State" options={STATES} error={errorOf('state')} />
      <DateField {...getFieldProps('due')} label="Due" error={errorOf('due')} />
      <Switch {...getFieldProps({ name: 'news', type: 'checkbox' })}>News by email</Switch>
      <Checkbox {...getFieldProps({ name: 'terms', type: 'checkbox' })} error={errorOf('terms')}>
        I agree to the terms
      </Checkbox>
      <Button type="submit">Send</Button>
      <Button
        onClick={() => {
          // The library does not know text that is no value, such as an unfinished date.
          formRef.current?.reset();
          resetForm();
        }}
      >
        Start over
      </Button>
    </form>
  );
}
