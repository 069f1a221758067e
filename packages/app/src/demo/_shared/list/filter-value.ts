/** Returns the value that a text of the address names, in any letter case; an empty text when it names none. */
export function filterValue<Value extends string>(text: string | null, values: readonly Value[]): Value | '' {
  const folded = text?.trim().toLowerCase();
  return values.find((value) => value === text) ?? values.find((value) => value.toLowerCase() === folded) ?? '';
}
