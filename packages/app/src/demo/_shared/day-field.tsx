import { DatePicker } from '@plinth/ui-kit/react/date-picker';
import { useRef, type ComponentProps, type ComponentRef } from 'react';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';

interface Props<Name extends string> extends Pick<ComponentProps<typeof DatePicker>, 'label' | 'required' | 'error'> {
  readonly form: Pick<DraftForm<Name>, 'values' | 'change' | 'revealError'>;
  readonly name: Name;
}

/** A date picker for a value of a form. */
export function DayField<Name extends string>({ form: { values, change, revealError }, name, ...props }: Props<Name>) {
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  return (
    <DatePicker
      ref={picker}
      name={name}
      value={values[name] === '' ? null : values[name]}
      onChange={() => change(name, picker.current?.value ?? '')}
      onBlur={() => revealError(name)}
      {...props}
    />
  );
}
