import { iconCalculator, iconLandmark, iconLayoutDashboard, iconLifeBuoy, iconStore } from '@plinth/ui-kit/icons';
import { createSelector } from '@reduxjs/toolkit';
import type { Allows } from '#core/ability/ability.ts';
import type { FlagName } from '#core/flags/flags-slice.ts';
import type { DisabledItem, ExternalItem, ItemGroup, MenuItem, PageItem } from '#core/pages/menu-item.ts';
import { dataOf } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import type { StaticRouteId } from '#core/routes/routes.ts';
import { selectBrokenCount, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { selectIsFirstRun } from '#features/_shared/contracts/first-run.ts';
import { selectBrokenPlatforms, selectInformation, selectShops } from '#features/_shared/platforms/platforms-slice.ts';
import { mayOpen } from './may-open.ts';
import { pageById, type PageId } from './page-registry.ts';

/** Pages that a menu entry can open: their address needs no parameters. */
type MenuPageId = Extract<PageId, StaticRouteId>;

/** Returns an entry that opens a page of the product. */
const entryOf = (id: MenuPageId, icon: string, options: Pick<PageItem, 'subpages'> = {}): PageItem => ({
  type: 'page',
  page: pageById(id),
  href: hrefOf(id),
  icon,
  ...options,
});

/** The side menu in its order (product.md#shell). */
export const MENU: readonly PageItem[] = [
  entryOf('dashboard', iconLayoutDashboard),
  entryOf('accounting', iconCalculator),
  entryOf('bank-accounts', iconLandmark, { subpages: ['virtual-card'] }),
  entryOf('commerce', iconStore),
  entryOf('tickets', iconLifeBuoy),
];

/** The pages of the kinds of accounts of which none is linked; none before that is known. */
const selectUnlinked = createSelector(
  [selectConnectionsPanel, selectInformation, selectShops],
  (banks, accounting, shops): readonly PageId[] => [
    ...(dataOf(banks, null)?.length === 0 ? ['bank-accounts' as const] : []),
    ...(accounting.status === 'ready' && accounting.data === null ? ['accounting' as const] : []),
    ...(dataOf(shops, null)?.length === 0 ? ['commerce' as const] : []),
  ],
);

/**
 * The pages that are known to need the user's attention: a linked account needs a new sign-in, or, before the first
 * contract, none is linked.
 */
export const selectAttention = createSelector(
  [selectBrokenCount, selectBrokenPlatforms, selectIsFirstRun, selectUnlinked],
  (brokenBanks, brokenPlatforms, isFirstRun, unlinked): readonly PageId[] => [
    ...new Set([
      ...(brokenBanks > 0 ? ['bank-accounts' as const] : []),
      ...brokenPlatforms.map(({ kind }) => kind),
      ...(isFirstRun ? unlinked : []),
    ]),
  ],
);

/** A group in the menu as it renders; it has at least one entry. */
export interface MenuGroup extends Omit<ItemGroup, 'entries'> {
  readonly entries: readonly MenuEntry[];
}

/** An entry of the menu as it renders. */
export type MenuEntry = PageItem | ExternalItem | DisabledItem | MenuGroup;

/** The permissions and flags that decide which entries a session sees. */
interface Visibility {
  readonly allows: Allows;
  readonly isOn: (flag: FlagName) => boolean;
}

function visibleEntry(item: MenuItem, visibility: Visibility): readonly MenuEntry[] {
  const { allows, isOn } = visibility;
  if (item.type === 'page') {
    const { flag } = item.page.entry;
    return !mayOpen(item.page.entry, allows) || (flag && !isOn(flag)) ? [] : [item];
  }
  if (item.ability && !allows(...item.ability)) return [];
  if (item.type === 'external') return item.href === '' ? [] : [item];
  if (item.type === 'disabled') return [item];
  const entries = visibleEntries(item.entries, visibility);
  return entries.length === 0 ? [] : [{ ...item, entries }];
}

/** Returns the entries that a session may see, according to the abilities and flags of the pages. */
export function visibleEntries(items: readonly MenuItem[], visibility: Visibility): readonly MenuEntry[] {
  return items.flatMap((item) => visibleEntry(item, visibility));
}

/** Returns the pages of a menu that can be opened, without groups, in menu order. */
export function pagesOf(entries: readonly MenuEntry[]): readonly PageItem[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'external' || entry.type === 'disabled') return [];
    if (entry.type === 'page') return entry.disabled ? [] : [entry];
    return pagesOf(entry.entries);
  });
}

/** Whether an entry is, or contains, one of the pages. */
export function containsPage(entry: MenuEntry, pages: readonly string[]): boolean {
  if (entry.type === 'external' || entry.type === 'disabled') return false;
  if (entry.type === 'page') return pages.includes(entry.page.id);
  return entry.entries.some((child) => containsPage(child, pages));
}
