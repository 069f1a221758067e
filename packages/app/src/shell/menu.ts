import { iconCalculator, iconLayoutDashboard, iconStore } from '@plinth/ui-kit/icons';
import type { Allows } from '../core/ability/ability.ts';
import type { FlagName } from '../core/flags/flags-slice.ts';
import { hrefOf, routes, type RouteEntry, type RouteId } from './route-table.ts';

/** An entry of the side menu. */
interface MenuEntry {
  readonly id: RouteId;
  readonly icon: string;
}

/** The side menu in its order (spec §2). An entry appears when its page exists. */
const entries: readonly MenuEntry[] = [
  { id: 'dashboard', icon: iconLayoutDashboard },
  { id: 'accounting', icon: iconCalculator },
  { id: 'commerce', icon: iconStore },
];

/** What the menu shows to somebody: the same ability and flag decide that guard the route. */
export function menuFor(allows: Allows, isOn: (flag: FlagName) => boolean): readonly { readonly id: RouteId; readonly icon: string; readonly href: string; readonly title: string }[] {
  return entries.flatMap(({ id, icon }) => {
    const route: RouteEntry | undefined = routes.find((each) => each.id === id);
    if (!route || (route.ability && !allows(...route.ability)) || (route.flag && !isOn(route.flag))) return [];
    return [{ id, icon, href: hrefOf(id), title: route.title }];
  });
}
