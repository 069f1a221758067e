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
  return all(menu)
    .filter(isEntry)
    .filter((entry) => entry.focusTarget?.checkVisibility());
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

/** In a bar the first level lies beside one another, and the fold of the current page says so in place of being open. */
export function settleBar(menu: HTMLElement, isBar: boolean): void {
  const current = currentItem(menu);
  for (const node of all(menu)) {
    if (node instanceof PlinthSideMenuItem || node instanceof PlinthSideMenuGroup)
      node.toggleAttribute('bar', isBar && !foldOf(node));
    if (isFold(node)) node.toggleAttribute('within', isBar && current !== undefined && node.contains(current));
  }
}

/** Closes every fold but one and those around it. */
export function closeFolds(menu: HTMLElement, except?: Element): void {
  for (const fold of all(menu).filter(isFold)) if (!except || !fold.contains(except)) fold.open = false;
}

/** The fold of the first level that a node is in, or is. */
export function firstLevelFold(menu: HTMLElement, node: Element): PlinthSideMenuGroup | undefined {
  return all(menu).find((fold): fold is PlinthSideMenuGroup => isFold(fold) && !foldOf(fold) && fold.contains(node));
}
