import { iconCalculator, iconLandmark, iconLayoutDashboard, iconLifeBuoy, iconStore } from '@plinth/ui-kit/icons';
import { createSelector } from '@reduxjs/toolkit';
import type { Allows, Permission } from '#core/ability/ability.ts';
import type { FlagName } from '#core/flags/flags-slice.ts';
import { dataOf } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import type { StaticRouteId } from '#core/routes/routes.ts';
import { selectBrokenCount, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { selectIsFirstRun } from '#features/_shared/contracts/first-run.ts';
import { selectBrokenPlatforms, selectInformation, selectShops } from '#features/_shared/platforms/platforms-slice.ts';
import { PAGES, type PageEntry, type PageId } from './page-registry.ts';

/** Pages that a menu entry can open: their address needs no parameters. */
type MenuPageId = Extract<PageId, StaticRouteId>;

interface EntryBase {
  /** Path data of the icon before the label; an entry inside a group may go without. */
  readonly icon?: string;
  /** Translation key of the badge after the label. */
  readonly badge?: string;
}

/** Opens a page. Title, ability and flag are those of the page. */
interface PageItem extends EntryBase {
  readonly type: 'page';
  readonly id: MenuPageId;
  /** Also used by search and bookmarks. */
  readonly icon: string;
  /** Pages without an entry of their own, on which this entry is the current one, too. */
  readonly subpages?: readonly PageId[];
  readonly disabled?: boolean;
  readonly newTab?: boolean;
}

/** Opens an address outside the app, in a new tab. */
interface ExternalItem extends EntryBase {
  readonly type: 'external';
  readonly href: string;
  /** Translation key. */
  readonly title: string;
  readonly ability?: Permission;
}

/** Grouped entries: a `group` is collapsible, a `header` is a title above them. */
interface ItemGroup extends EntryBase {
  readonly type: 'group' | 'header';
  /** Translation key. */
  readonly title: string;
  readonly ability?: Permission;
  readonly entries: readonly MenuItem[];
}

/** An entry of the side menu. */
export type MenuItem = PageItem | ExternalItem | ItemGroup;

/** The side menu in its order (spec §2). */
export const MENU: readonly MenuItem[] = [
  { type: 'page', id: 'dashboard', icon: iconLayoutDashboard },
  { type: 'page', id: 'accounting', icon: iconCalculator },
  { type: 'page', id: 'bank-accounts', icon: iconLandmark, subpages: ['virtual-card'] },
  { type: 'page', id: 'commerce', icon: iconStore },
  { type: 'page', id: 'tickets', icon: iconLifeBuoy },
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

/** A page in the menu as it renders, with its address and title. */
export interface MenuPage extends PageItem {
  readonly href: string;
  /** Translation key. */
  readonly title: string;
}

/** A group in the menu as it renders; it has at least one entry. */
export interface MenuGroup extends Omit<ItemGroup, 'entries'> {
  readonly entries: readonly MenuEntry[];
}

/** An entry of the menu as it renders. */
export type MenuEntry = MenuPage | ExternalItem | MenuGroup;

function visibleEntry(item: MenuItem, allows: Allows, isOn: (flag: FlagName) => boolean): readonly MenuEntry[] {
  if (item.type === 'page') {
    const { title, ability, flag }: PageEntry = PAGES[item.id];
    if ((ability && !allows(...ability)) || (flag && !isOn(flag))) return [];
    return [{ ...item, href: hrefOf(item.id), title }];
  }
  if (item.ability && !allows(...item.ability)) return [];
  if (item.type === 'external') return [item];
  const entries = visibleEntries(item.entries, allows, isOn);
  return entries.length === 0 ? [] : [{ ...item, entries }];
}

/** Returns the entries that a session may see, according to the abilities and flags of the pages. */
export function visibleEntries(
  items: readonly MenuItem[],
  allows: Allows,
  isOn: (flag: FlagName) => boolean,
): readonly MenuEntry[] {
  return items.flatMap((item) => visibleEntry(item, allows, isOn));
}

/** Returns the pages of a menu that can be opened, without groups, in menu order. */
export function pagesOf(entries: readonly MenuEntry[]): readonly MenuPage[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'external') return [];
    if (entry.type === 'page') return entry.disabled ? [] : [entry];
    return pagesOf(entry.entries);
  });
}

/** Whether an entry is, or contains, one of the pages. */
export function containsPage(entry: MenuEntry, pages: readonly PageId[]): boolean {
  if (entry.type === 'external') return false;
  if (entry.type === 'page') return pages.includes(entry.id);
  return entry.entries.some((child) => containsPage(child, pages));
}
