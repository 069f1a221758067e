import { PlinthElement } from '#base/plinth-element.ts';
import type { PlinthMenuItem } from './menu-item.ts';

/** Base class of elements that render items of the menu around them. The menu moves the focus to these as to its own. */
export abstract class MenuItemsElement<Events extends object = object> extends PlinthElement<Events> {
  /** The items, in reading order. */
  abstract get menuItems(): readonly PlinthMenuItem[];
}
