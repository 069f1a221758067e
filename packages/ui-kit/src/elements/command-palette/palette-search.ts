/** Something that can be gone to. */
export interface PaletteItem {
  /** Unlike that of any other item of the palette. */
  readonly id: string;
  readonly title: string;
  /** A second, quieter line: what kind of thing it is, whose it is. */
  readonly hint?: string;
  /** Drawing of the kit's icons. */
  readonly icon?: string;
  /** Whether it is bookmarked; absent for what cannot be. */
  readonly bookmarked?: boolean;
}

/** Items of one kind. */
export interface PaletteGroup {
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

/** Spec §2: at most four results of a group. */
const LIMIT = 4;

/** As it is compared: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();
}

/** A list, whatever was given for one, without what is nothing. */
function listOf<Item>(given: readonly Item[]): readonly Item[] {
  return Array.isArray(given) ? given.filter((each) => each !== null && each !== undefined) : [];
}

/** The items whose title has the words, those that begin with them before the others; as given, as far as that goes. */
function matches(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const words = plain(query);
  const found = items.filter(({ title }) => plain(title).includes(words));
  const begins = found.filter(({ title }) => plain(title).startsWith(words));
  return [...begins, ...found.filter((item) => !begins.includes(item))].slice(0, LIMIT);
}

/**
 * What a palette shows for a query. Without one it shows what was opened last, if anything, before the groups; with one
 * every group, those without a result as well.
 * @param recent ids, the last one first.
 */
export function search(
  groups: readonly PaletteGroup[],
  query: string,
  recent: readonly string[],
  recentLabel: string,
): readonly PaletteGroup[] {
  const given = listOf(groups).map(({ label, items }) => ({ label, items: listOf(items) }));
  const shown = given.map(({ label, items }) => ({ label, items: matches(items, query) }));
  if (query.trim() !== '') return shown;
  const all = given.flatMap(({ items }) => items);
  const last = listOf(recent)
    .flatMap((id) => all.find((item) => item.id === id) ?? [])
    .slice(0, LIMIT);
  const others = shown.map(({ label, items }) => ({ label, items: items.filter((item) => !last.includes(item)) }));
  return [{ label: recentLabel, items: last }, ...others].filter(({ items }) => items.length > 0);
}
