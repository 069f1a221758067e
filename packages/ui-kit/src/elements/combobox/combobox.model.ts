import { normalizeList } from '#base/normalize-list.ts';

/** One of what a combobox offers. */
export interface ComboboxOption {
  /** What is submitted. */
  readonly value: string;
  /** What a person reads and types. The value when not given. */
  readonly label?: string | undefined;
  /** A second line. */
  readonly description?: string | undefined;
  /** Heading that it stands under. */
  readonly group?: string | undefined;
  /** Can be seen but not chosen. */
  readonly disabled?: boolean | undefined;
}

/** A line that can be chosen: an option, or the offer to add what was typed. */
export type Choice =
  | { readonly kind: 'option'; readonly option: ComboboxOption; readonly label: string }
  | { readonly kind: 'create'; readonly label: string };

/** A line of the list: a heading, or a choice with its place among the choices. */
export type ComboboxRow =
  | { readonly kind: 'group'; readonly label: string }
  | { readonly kind: 'choice'; readonly choice: Choice; readonly at: number };

/** The options out of whatever a page gave; one without a value is none. */
export function optionsOf(given: readonly ComboboxOption[]): readonly ComboboxOption[] {
  const isOption = (each: unknown): boolean =>
    typeof each === 'object' && each !== null && 'value' in each && typeof each.value === 'string';
  return normalizeList(given).filter(isOption);
}

export const labelOf = ({ value, label }: ComboboxOption): string => String(label ?? value);

/** Text as it is compared: without case, accents and space around it. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** True when two texts say the same. */
export const isSame = (one: string, other: string): boolean => folded(one) === folded(other);

/** The options whose label or description has every word of a text in it. */
export function matching(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const said = folded(`${labelOf(option)} ${option.description ?? ''}`);
    return words.every((word) => said.includes(word));
  });
}

/** True for a choice that a text is meant to find: an option with all of its words, or the offer to add it. */
export const fits = (choice: Choice, text: string): boolean =>
  choice.kind === 'create' || (choice.option.disabled !== true && matching([choice.option], text).length > 0);

/**
 * The lines of the list: options without a group first, then each group under its heading, in the order in which they
 * first come; then the offer to add a text.
 */
export function rowsOf(options: readonly ComboboxOption[], create: string | null): readonly ComboboxRow[] {
  const groups = new Map<string, ComboboxOption[]>([['', []]]);
  for (const option of options) {
    const name = option.group ?? '';
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(option);
  }
  const rows: ComboboxRow[] = [];
  let at = 0;
  const push = (choice: Choice): void => {
    rows.push({ kind: 'choice', choice, at });
    at += 1;
  };
  for (const [label, members] of groups) {
    if (label !== '') rows.push({ kind: 'group', label });
    for (const option of members) push({ kind: 'option', option, label: labelOf(option) });
  }
  if (create !== null) push({ kind: 'create', label: create });
  return rows;
}

/** The place that a key leads to among the choices, over those that cannot be chosen; null for a key that leads nowhere. */
export function moveAmong(choices: readonly Choice[], from: number, key: string): number | null {
  const canBe = (index: number): boolean => {
    const choice = choices[index];
    return choice !== undefined && (choice.kind === 'create' || choice.option.disabled !== true);
  };
  const steps = new Map([
    ['ArrowDown', 1],
    ['ArrowUp', -1],
    ['PageDown', 10],
    ['PageUp', -10],
  ]).get(key);
  if (steps === undefined || !choices.some((_, index) => canBe(index))) return null;
  const last = choices.length - 1;
  const one = Math.sign(steps);
  let at = from < 0 ? (one > 0 ? 0 : last) : from + steps;
  if (Math.abs(steps) > 1) at = Math.min(Math.max(at, 0), last);
  at = (at + choices.length) % choices.length;
  while (!canBe(at)) at = (at + one + choices.length) % choices.length;
  return at;
}
