import * as v from 'valibot';

/** Returns the first error of each field of a form, as the declared call states it. */
export function fieldErrors<Name extends string>(
  schema: v.GenericSchema,
  values: Readonly<Record<Name, unknown>>,
): Readonly<Partial<Record<Name, string>>> {
  const result = v.safeParse(schema, values);
  const nested: Readonly<Record<string, readonly string[] | undefined>> = result.success
    ? {}
    : (v.flatten(result.issues).nested ?? {});
  const names = Object.keys(values) as Name[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const message = nested[name]?.[0];
      return message === undefined ? [] : [[name, message]];
    }),
  ) as Partial<Record<Name, string>>;
}
