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
import { Controller, useForm } from 'react-hook-form';
import { BANKS, focusFirst, STATES, type Lead } from './lead.ts';

/** A form with React Hook Form: `register` for native controls, checkbox and switch, a `Controller` for the others. */
export function HookForm({
  defaultValues,
  onSubmit,
}: {
  readonly defaultValues: Lead;
  readonly onSubmit: (lead: Lead) => void;
}) {
  const { control, register, handleSubmit, reset, formState } = useForm<Lead>({
    defaultValues,
    shouldFocusError: false,
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        const form = event.currentTarget;
        // By itself, the library focuses the fields in the order of their registration.
        void handleSubmit(
          (lead) => onSubmit(lead),
          (invalid) => focusFirst(form, Object.keys(invalid)),
        )(event);
      }}
    >
      <Field label="Company" error={errors.company?.message ?? ''}>
        <input {...register('company', { required: 'Enter the name of the company.' })} />
      </Field>
      <MaskedField label="Phone" mask="(000) 000-0000">
        <input type="tel" {...register('phone')} />
      </MaskedField>
      <Controller
        name="amount"
        control={control}
        rules={{ required: 'Enter an amount.' }}
        render={({ field, fieldState }) => (
          <MoneyField {...field} label="Amount" error={fieldState.error?.message ?? ''} />
        )}
      />
      <Controller
        name="contact"
        control={control}
        rules={{ required: 'Choose how we reach you.' }}
        render={({ field, fieldState }) => (
          <RadioGroup {...field} label="Contact" error={fieldState.error?.message ?? ''}>
            <Radio value="email">Email</Radio>
            <Radio value="call">Call</Radio>
          </RadioGroup>
        )}
      />
      <Controller
        name="bank"
        control={control}
        rules={{ required: 'Choose a bank.' }}
        render={({ field, fieldState }) => (
          <Combobox {...field} label="Bank" options={BANKS} error={fieldState.error?.message ?? ''} />
        )}
      />
      <Controller
        name="state"
        control={control}
        rules={{ required: 'Choose a state.' }}
        render={({ field, fieldState }) => (
          <Select {...field} label="State" options={STATES} error={fieldState.error?.message ?? ''} />
        )}
      />
      <Controller
        name="due"
        control={control}
        rules={{ required: 'Enter a date.' }}
        render={({ field, fieldState }) => <DateField {...field} label="Due" error={fieldState.error?.message ?? ''} />}
      />
      <Switch {...register('news')}>News by email</Switch>
      <Checkbox
        {...register('terms', { required: 'Agree to the terms to continue.' })}
        error={errors.terms?.message ?? ''}
      >
        I agree to the terms
      </Checkbox>
      <Button type="submit">Send</Button>
      <Button onClick={() => reset()}>Start over</Button>
    </form>
  );
}
