import { useEffect, useState, type RefObject } from 'react';

/** The errors of a response, by field. */
type Fields = Readonly<Record<string, string>>;

/** Fields of a form that a call has refused. */
interface RefusedFields<Name extends string> {
  /** The errors of the fields whose values are still the refused ones. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  /**
   * Shows the errors of a response and focuses the first field. Returns whether any of them is of the form.
   * @param sent the refused values; by default those of the last render.
   */
  readonly refuse: (fields: Fields, sent?: Readonly<Record<Name, string>>) => boolean;
}

/** Returns the first field that was refused. */
const firstRefused = <Name extends string>(values: Readonly<Record<Name, string>>, fields: Fields): Name | undefined =>
  (Object.keys(values) as Name[]).find((name) => fields[name] !== undefined);

/**
 * Shows under the fields of a form why a call has refused them, until they are changed.
 * @param values the values of the form, in the order of its fields.
 */
export function useRefusedFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  form: RefObject<HTMLElement | null>,
): RefusedFields<Name> {
  const [refused, setRefused] = useState<{
    readonly values: typeof values;
    readonly fields: Fields;
  }>({
    values,
    fields: {},
  });
  // A field that is locked while the form is sent takes the focus only after the next render.
  useEffect(() => {
    const first = firstRefused(refused.values, refused.fields);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [refused, form]);
  const names = Object.keys(values) as Name[];
  const errors = Object.fromEntries(
    names
      .filter((name) => refused.fields[name] !== undefined && values[name] === refused.values[name])
      .map((name) => [name, refused.fields[name]]),
  ) as Partial<Record<Name, string>>;
  return {
    errors,
    refuse: (fields, sent = values) => {
      setRefused({ values: sent, fields });
      return firstRefused(sent, fields) !== undefined;
    },
  };
}
