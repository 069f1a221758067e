import { Field } from '@plinth/ui-kit/react/field';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'select'>, 'size'> {
  readonly label: string;
  readonly optional?: boolean;
  /** The error; empty without one. */
  readonly error?: string;
  readonly size?: 'medium' | 'large';
  /** The choices: a text is its own value. */
  readonly options: readonly (string | { readonly value: string | number; readonly label: string })[];
  /** The text of an empty first option. Without it, there is none. */
  readonly emptyText?: string;
}

/** A field with a native select, which takes the other props. */
export function SelectField({
  label,
  required = false,
  optional = false,
  error = '',
  size = 'medium',
  options,
  emptyText,
  ...control
}: Props) {
  return (
    <Field label={label} required={required} optional={optional} error={error} size={size}>
      <select {...control}>
        {emptyText === undefined ? null : <option value="">{emptyText}</option>}
        {options.map((option) => {
          const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </select>
    </Field>
  );
}
