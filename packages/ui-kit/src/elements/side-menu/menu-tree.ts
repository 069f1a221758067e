import { PlinthSideMenuGroup } from './side-menu-group.ts';
import { PlinthSideMenuItem } from './side-menu-item.ts';

/** An entry that the arrow keys reach: a link or the button of a fold. */
export type MenuEntry = PlinthSideMenuItem | PlinthSideMenuGroup;

export function isEntry(node: unknown): node is MenuEntry {
  return node instanceof PlinthSideMenuItem || isFold(node);
}

export function isFold(node: unknown): node is PlinthSideMenuGroup {
  return node instanceof PlinthSideMenuGroup && node.type === 'fold';
}

function descendantsOf(menu: HTMLElement): Element[] {
  return [...menu.querySelectorAll('*')];
}

/** Returns the visible entries in reading order. */
export function visibleEntries(menu: HTMLElement): MenuEntry[] {
  return descendantsOf(menu)
    .filter(isEntry)
    .filter((entry) => entry.focusTarget?.checkVisibility());
}

/** Returns the fold around an entry; a section does not count as a level. */
export function foldOf(entry: Element): PlinthSideMenuGroup | undefined {
  for (let node = entry.parentElement; node; node = node.parentElement) if (isFold(node)) return node;
  return undefined;
}

/** Keeps at most one fold open on each level, and none inside a closed one. */
export function closeUnrelatedFolds(menu: HTMLElement, toggled: PlinthSideMenuGroup): void {
  for (const fold of descendantsOf(menu).filter(isFold)) {
    if (fold === toggled || fold.contains(toggled)) continue;
    if (toggled.contains(fold) !== toggled.open) fold.open = false;
  }
}

/** Opens the folds around an entry and closes all others. */
export function revealEntry(menu: HTMLElement, entry: Element): void {
  for (const fold of descendantsOf(menu).filter(isFold)) fold.open = fold.contains(entry);
}

/** Returns the item of the current page. */
export function currentItem(menu: HTMLElement): PlinthSideMenuItem | undefined {
  return descendantsOf(menu).find(
    (node): node is PlinthSideMenuItem => node instanceof PlinthSideMenuItem && node.current,
  );
}

/** Lays out the first level as a bar, in which the fold of the current page is marked instead of opened. */
export function updateBar(menu: HTMLElement, isBar: boolean): void {
  const current = currentItem(menu);
  for (const node of descendantsOf(menu)) {
    if (node instanceof PlinthSideMenuItem || node instanceof PlinthSideMenuGroup)
      node.toggleAttribute('bar', isBar && !foldOf(node));
    if (isFold(node)) node.toggleAttribute('within', isBar && current !== undefined && node.contains(current));
  }
}

/** Closes all folds except one and its ancestors. */
export function closeFolds(menu: HTMLElement, except?: Element): void {
  for (const fold of descendantsOf(menu).filter(isFold)) if (!except || !fold.contains(except)) fold.open = false;
}

/** Returns the first-level fold that a node is, or is in. */
export function firstLevelFold(menu: HTMLElement, node: Element): PlinthSideMenuGroup | undefined {
  return descendantsOf(menu).find(
    (fold): fold is PlinthSideMenuGroup => isFold(fold) && !foldOf(fold) && fold.contains(node),
  );
}
