import { iconCalculator, iconLandmark, iconLayoutDashboard, iconLifeBuoy, iconStore } from '@plinth/ui-kit/icons';
import { createSelector } from '@reduxjs/toolkit';
import type { Allows } from '../core/ability/ability.ts';
import { selectBrokenCount } from '../core/banking/bank-accounts.ts';
import type { FlagName } from '../core/flags/flags-slice.ts';
import { hrefOf, routes, type RouteEntry, type RouteId } from './route-table.ts';

/** An entry of the side menu. */
interface MenuEntry {
  readonly id: RouteId;
  readonly icon: string;
  /** Pages below it, which have no entry of their own. */
  readonly below?: readonly RouteId[];
}

/** The side menu in its order (spec §2). An entry appears when its page exists. */
const entries: readonly MenuEntry[] = [
  { id: 'dashboard', icon: iconLayoutDashboard },
  { id: 'accounting', icon: iconCalculator },
  { id: 'bank-accounts', icon: iconLandmark, below: ['virtual-card'] },
  { id: 'commerce', icon: iconStore },
  { id: 'tickets', icon: iconLifeBuoy },
];

/** The entries behind which something waits for the user, as far as that is known. */
export const selectWaiting = createSelector([selectBrokenCount], (brokenBanks): readonly RouteId[] =>
  brokenBanks > 0 ? ['bank-accounts'] : [],
);

/** An entry as it is shown. */
export interface ShownEntry {
  readonly id: RouteId;
  readonly icon: string;
  readonly href: string;
  readonly title: string;
  /** Ids of the routes on which it is the current one. */
  readonly routes: readonly string[];
}

/** What the menu shows to somebody: the same ability and flag decide that guard the route. */
export function menuFor(allows: Allows, isOn: (flag: FlagName) => boolean): readonly ShownEntry[] {
  return entries.flatMap(({ id, icon, below = [] }) => {
    const route: RouteEntry | undefined = routes.find((each) => each.id === id);
    if (!route || (route.ability && !allows(...route.ability)) || (route.flag && !isOn(route.flag))) return [];
    return [{ id, icon, href: hrefOf(id), title: route.title, routes: [id, ...below] }];
  });
}
