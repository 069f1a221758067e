import { normalizeList } from '#base/normalize-list.ts';

/** An option of a combobox. */
export interface ComboboxOption {
  /** The submitted value. */
  readonly value: string;
  /** The text that users read and type. Defaults to the value. */
  readonly label?: string | undefined;
  /** A second line. */
  readonly description?: string | undefined;
  /** The heading of the option's group. */
  readonly group?: string | undefined;
  /** Whether the option is visible but can't be selected. */
  readonly disabled?: boolean | undefined;
}

/** A selectable row: an option, or the action that adds the typed text. */
export type Choice =
  | { readonly kind: 'option'; readonly option: ComboboxOption; readonly label: string }
  | { readonly kind: 'create'; readonly label: string };

/** A row of the list: a heading, or a choice with its index among the choices. */
export type ComboboxRow =
  | { readonly kind: 'group'; readonly label: string }
  | { readonly kind: 'choice'; readonly choice: Choice; readonly index: number };

/** Returns the valid options: an option without a value is dropped. */
export function validOptions(options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  const isOption = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string';
  return normalizeList(options).filter(isOption);
}

export const labelOf = ({ value, label }: ComboboxOption): string => String(label ?? value);

/** Normalizes text for comparison: without case, accents and surrounding space. */
const normalizeText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Returns whether two texts are equal after normalization. */
export const isSameText = (a: string, b: string): boolean => normalizeText(a) === normalizeText(b);

/** Returns the option that a text selects when it is typed in full. */
export const optionWithLabel = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined =>
  validOptions(options).find((option) => !option.disabled && isSameText(labelOf(option), text));

/** Returns the options whose label or description contains every word of a text. */
export function filterOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const searchText = normalizeText(`${labelOf(option)} ${option.description ?? ''}`);
    return words.every((word) => searchText.includes(word));
  });
}

/**
 * Returns the rows of the list: options without a group first, then each group below its heading, in order of first
 * appearance, then the action that adds a text.
 */
export function createRows(options: readonly ComboboxOption[], create: string | null): readonly ComboboxRow[] {
  const groups = new Map<string, ComboboxOption[]>([['', []]]);
  for (const option of options) {
    const name = option.group ?? '';
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(option);
  }
  const rows: ComboboxRow[] = [];
  let index = 0;
  const push = (choice: Choice): void => {
    rows.push({ kind: 'choice', choice, index });
    index += 1;
  };
  for (const [label, members] of groups) {
    if (label !== '') rows.push({ kind: 'group', label });
    for (const option of members) push({ kind: 'option', option, label: labelOf(option) });
  }
  if (create !== null) push({ kind: 'create', label: create });
  return rows;
}

/** Returns the index of the choice that a key moves to, skipping disabled options; null for other keys. */
export function indexForKey(choices: readonly Choice[], from: number, key: string): number | null {
  const isSelectable = (index: number): boolean => {
    const choice = choices[index];
    return choice !== undefined && (choice.kind === 'create' || choice.option.disabled !== true);
  };
  const steps = new Map([
    ['ArrowDown', 1],
    ['ArrowUp', -1],
    ['PageDown', 10],
    ['PageUp', -10],
  ]).get(key);
  if (steps === undefined || !choices.some((_, index) => isSelectable(index))) return null;
  const last = choices.length - 1;
  const direction = Math.sign(steps);
  let index = from < 0 ? (direction > 0 ? 0 : last) : from + steps;
  if (Math.abs(steps) > 1) index = Math.min(Math.max(index, 0), last);
  index = (index + choices.length) % choices.length;
  while (!isSelectable(index)) index = (index + direction + choices.length) % choices.length;
  return index;
}
