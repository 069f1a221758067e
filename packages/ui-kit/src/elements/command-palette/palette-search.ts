import { normalizeList } from '#base/normalize-list.ts';
import { foldText } from '#base/search-text.ts';

/** An item of the palette. */
export interface PaletteItem {
  /** The item's unique id. */
  readonly id: string;
  readonly title: string;
  /** A second line, such as the kind of item or its owner. */
  readonly hint?: string;
  /** The path of an icon from the kit. */
  readonly icon?: string;
  /** Whether the item is bookmarked. Undefined if it can't be. */
  readonly bookmarked?: boolean;
}

/** A group of items of the same kind. */
export interface PaletteGroup {
  readonly label: string;
  readonly items: readonly PaletteItem[];
  /** Whether the group shows only when a query finds items in it, as for records of which there are many. */
  readonly onlyFound?: boolean;
}

/** The maximum number of results per group. */
const MAX_RESULTS = 4;

/** Returns the items whose title contains the query, those that start with it first, otherwise in their original order. */
function findMatches(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const text = foldText(query.trim());
  const found = items.filter(({ title }) => foldText(title).includes(text));
  const prefixMatches = found.filter(({ title }) => foldText(title.trim()).startsWith(text));
  return [...prefixMatches, ...found.filter((item) => !prefixMatches.includes(item))].slice(0, MAX_RESULTS);
}

/**
 * Returns the groups that the palette shows for a query: without one, the recent items before the groups; with one, all
 * groups, including those without results. A group of `onlyFound` shows for a query that finds its items.
 * @param recent The ids of recent items, the latest first.
 */
export function search(
  groups: readonly PaletteGroup[],
  query: string,
  recent: readonly string[],
  recentLabel: string,
): readonly PaletteGroup[] {
  const validGroups = normalizeList(groups).map((group) => ({ ...group, items: normalizeList(group.items) }));
  const matchingGroups = validGroups.map((group) => ({ ...group, items: findMatches(group.items, query) }));
  if (query.trim() !== '') return matchingGroups.filter(({ onlyFound, items }) => !onlyFound || items.length > 0);
  const all = validGroups.flatMap(({ items }) => items);
  const recentItems = normalizeList(recent)
    .flatMap((id) => all.find((item) => item.id === id) ?? [])
    .slice(0, MAX_RESULTS);
  const otherGroups = matchingGroups
    .filter(({ onlyFound }) => !onlyFound)
    .map(({ label, items }) => ({ label, items: items.filter((item) => !recentItems.includes(item)) }));
  return [{ label: recentLabel, items: recentItems }, ...otherGroups].filter(({ items }) => items.length > 0);
}
