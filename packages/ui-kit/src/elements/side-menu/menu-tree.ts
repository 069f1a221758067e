import { PlinthSideMenuGroup } from './side-menu-group.ts';
import { PlinthSideMenuItem } from './side-menu-item.ts';

/** What the keys reach: a link or the button of a fold. */
export type MenuEntry = PlinthSideMenuItem | PlinthSideMenuGroup;

export function isEntry(node: unknown): node is MenuEntry {
  return node instanceof PlinthSideMenuItem || isFold(node);
}

export function isFold(node: unknown): node is PlinthSideMenuGroup {
  return node instanceof PlinthSideMenuGroup && node.type === 'fold';
}

function all(menu: HTMLElement): Element[] {
  return [...menu.querySelectorAll('*')];
}

/** The entries that can be seen now, in reading order. */
export function visibleEntries(menu: HTMLElement): MenuEntry[] {
  return all(menu).filter(isEntry).filter((entry) => entry.focusTarget?.checkVisibility());
}

/** The fold that an entry is in; sections do not count as a level. */
export function foldOf(entry: Element): PlinthSideMenuGroup | undefined {
  for (let node = entry.parentElement; node; node = node.parentElement) if (isFold(node)) return node;
  return undefined;
}

/** Keeps the accordion: one open fold a level, and nothing open inside a closed one. */
export function settleFolds(menu: HTMLElement, toggled: PlinthSideMenuGroup): void {
  for (const fold of all(menu).filter(isFold)) {
    if (fold === toggled || fold.contains(toggled)) continue;
    if (toggled.contains(fold) !== toggled.open) fold.open = false;
  }
}

/** Opens the folds around an entry and closes all others. */
export function reveal(menu: HTMLElement, entry: Element): void {
  for (const fold of all(menu).filter(isFold)) fold.open = fold.contains(entry);
}

/** The item of the page that shows. */
export function currentItem(menu: HTMLElement): PlinthSideMenuItem | undefined {
  return all(menu).find((node): node is PlinthSideMenuItem => node instanceof PlinthSideMenuItem && node.current);
}
