import { API_KEY_TYPES } from '@plinth/api-client/demo/api-keys';
import { Field } from '@plinth/ui-kit/react/field';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';
import { SelectField } from '#demo/_shared/select-field.tsx';
import { KEY_TYPE_NAMES } from '../key-types.ts';

interface Props {
  readonly field: DraftForm<'name' | 'type'>['field'];
  /** The error of the name; empty without one. */
  readonly nameError: string;
}

/** The fields of an API key: its name and its type. */
export function KeyFields({ field, nameError }: Props) {
  return (
    <>
      <Field label="Name" required error={nameError}>
        <input type="text" dir="auto" autoComplete="off" {...field('name')} />
      </Field>
      <SelectField
        label="Type"
        options={API_KEY_TYPES.map((value) => ({ value, label: KEY_TYPE_NAMES[value] }))}
        {...field('type')}
      />
    </>
  );
}
