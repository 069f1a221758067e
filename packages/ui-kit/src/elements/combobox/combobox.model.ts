import { groupOptions, labelOf, validOptions, type ListOption } from '#base/list-option.ts';
import { foldText } from '#base/search-text.ts';

/** An option of a combobox. */
export type ComboboxOption = ListOption;

/** A selectable row: an option, or the action that adds the typed text. */
export type Choice =
  | { readonly kind: 'option'; readonly option: ComboboxOption; readonly label: string }
  | { readonly kind: 'create'; readonly label: string };

/** A row of the list: a heading, or a choice with its index among the choices. */
export type ComboboxRow =
  | { readonly kind: 'group'; readonly label: string }
  | { readonly kind: 'choice'; readonly choice: Choice; readonly index: number };

const normalizeText = (text: string): string => foldText(text).trim();

/** Returns whether two texts are equal without regard to case. */
export const isSameText = (a: string, b: string): boolean =>
  a.normalize().toLocaleLowerCase() === b.normalize().toLocaleLowerCase();

/** The options of each list by their normalized texts, since every key that is typed asks for them. */
const textMaps = new WeakMap<readonly ComboboxOption[], ReadonlyMap<string, readonly ComboboxOption[]>>();

function optionsByText(options: readonly ComboboxOption[]): ReadonlyMap<string, readonly ComboboxOption[]> {
  const known = textMaps.get(options);
  if (known) return known;
  const byText = new Map<string, ComboboxOption[]>();
  for (const option of validOptions(options)) {
    for (const text of new Set([option.value, labelOf(option)].map(normalizeText)))
      byText.set(text, [...(byText.get(text) ?? []), option]);
  }
  if (Array.isArray(options)) textMaps.set(options, byText);
  return byText;
}

/**
 * Returns the options that a text names in full: those with the same label or, without any, with the same label but for
 * accents. Where other text can be added, accents make a difference, and the value names an option too.
 */
export function optionsNamed(
  options: readonly ComboboxOption[],
  text: string,
  creatable: boolean,
): readonly ComboboxOption[] {
  const similar = optionsByText(options).get(normalizeText(text)) ?? [];
  const withValue = creatable ? similar.filter(({ value }) => isSameText(value, text)) : [];
  if (withValue.length > 0) return withValue;
  const withLabel = similar.filter((option) => isSameText(labelOf(option), text));
  if (creatable || withLabel.length > 0) return withLabel;
  return similar.filter((option) => normalizeText(labelOf(option)) === normalizeText(text));
}

/** Returns the option that a text selects when it is typed in full; several with the same label are left to the user. */
export function optionNamed(
  options: readonly ComboboxOption[],
  text: string,
  creatable: boolean,
): ComboboxOption | undefined {
  const [option, ...others] = optionsNamed(options, text, creatable).filter(({ disabled }) => !disabled);
  return others.length === 0 ? option : undefined;
}

/** Returns whether a text starts with another one after normalization. */
export const startsWith = (text: string, start: string): boolean =>
  normalizeText(text).startsWith(normalizeText(start));

/** Returns the index of the first choice whose label or description starts with a text; -1 without one. */
export const indexOfStart = (choices: readonly Choice[], text: string): number =>
  choices.findIndex(
    (choice) =>
      choice.kind === 'option' &&
      !choice.option.disabled &&
      (startsWith(choice.label, text) || startsWith(choice.option.description ?? '', text)),
  );

/** The normalized texts of the options of each list, since every key that is typed searches them. */
const searchTexts = new WeakMap<readonly ComboboxOption[], readonly string[]>();

function searchTextsOf(options: readonly ComboboxOption[]): readonly string[] {
  const known = searchTexts.get(options);
  if (known) return known;
  const texts = options.map((option) => normalizeText(`${labelOf(option)} ${option.description ?? ''}`));
  searchTexts.set(options, texts);
  return texts;
}

/** Returns the options whose label or description contains every word of a text. */
export function filterOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const texts = searchTextsOf(options);
  return options.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
}

/**
 * Returns the rows of the list: options without a group first, then each group below its heading, in order of first
 * appearance, then the action that adds a text.
 */
export function createRows(options: readonly ComboboxOption[], create: string | null): readonly ComboboxRow[] {
  const rows: ComboboxRow[] = [];
  let index = 0;
  const push = (choice: Choice): void => {
    rows.push({ kind: 'choice', choice, index });
    index += 1;
  };
  for (const [label, members] of groupOptions(options)) {
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
