import { normalizeList } from './normalize-list.ts';

/** An option of a combobox or a select. */
export interface ListOption {
  /** The submitted value. */
  readonly value: string;
  /** The text of the option. Defaults to the value. */
  readonly label?: string | undefined;
  /** A second line. */
  readonly description?: string | undefined;
  /** The path data of an icon before the text, from `@plinth/ui-kit/icons`. */
  readonly icon?: string | undefined;
  /** The heading of the option's group. */
  readonly group?: string | undefined;
  /** Whether the option is visible but can't be selected. */
  readonly disabled?: boolean | undefined;
}

/** The valid options of each list. Every update of a field asks for them. */
const validLists = new WeakMap<readonly ListOption[], readonly ListOption[]>();

/** Returns the valid options: an option without a value is dropped. The result is the same array for the same list. */
export function validOptions(options: readonly ListOption[]): readonly ListOption[] {
  const known = validLists.get(options);
  if (known) return known;
  const isOption = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string';
  const valid = normalizeList(options).filter(isOption);
  if (Array.isArray(options)) validLists.set(options, valid);
  return valid;
}

/** The options of each list by value. Forms ask for them on every change. */
const optionMaps = new WeakMap<readonly ListOption[], ReadonlyMap<string, ListOption>>();

/** Returns the valid options by value. */
export function optionsByValue(options: readonly ListOption[]): ReadonlyMap<string, ListOption> {
  const known = optionMaps.get(options);
  if (known) return known;
  const byValue = new Map(validOptions(options).map((option) => [option.value, option]));
  if (Array.isArray(options)) optionMaps.set(options, byValue);
  return byValue;
}

export const labelOf = ({ value, label }: ListOption): string => String(label ?? value);

/** Returns the options by group: those without a group first, under an empty heading, then each group in order of first appearance. */
export function groupOptions(options: readonly ListOption[]): ReadonlyMap<string, readonly ListOption[]> {
  const groups = new Map<string, ListOption[]>([['', []]]);
  for (const option of options) {
    const name = option.group ?? '';
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(option);
  }
  return groups;
}
