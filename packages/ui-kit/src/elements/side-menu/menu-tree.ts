import { isElement } from '#base/dom.ts';
import { PlinthSideMenuGroup } from './side-menu-group.ts';
import { PlinthSideMenuItem } from './side-menu-item.ts';

/** An entry that the arrow keys reach: a link or the button of a fold. */
export type MenuEntry = PlinthSideMenuItem | PlinthSideMenuGroup;

export function isEntry(node: unknown): node is MenuEntry {
  return node instanceof PlinthSideMenuItem || isFold(node);
}

/** Whether a node opens and closes; in a bar, sections of the first level do, too. */
export function isFold(node: unknown): node is PlinthSideMenuGroup {
  return node instanceof PlinthSideMenuGroup && (node.type === 'fold' || node.bar);
}

/** Returns the elements around an element in the flat tree, from the inside out. */
function* flatAncestors(element: Element): Generator<Element> {
  let node: Element | null = element;
  do {
    const parent: ParentNode | null = node.assignedSlot ?? node.parentNode;
    node = isElement(parent) ? parent : ((parent as Partial<ShadowRoot> | null)?.host ?? null);
    if (node) yield node;
  } while (node);
}

/** Whether an element is, or is in, a fold; also in one of the shadow tree of the menu. */
export function isWithin(element: Element, fold: Element): boolean {
  if (element === fold) return true;
  for (const ancestor of flatAncestors(element)) if (ancestor === fold) return true;
  return false;
}

/** Returns the entries that can be focused. */
export function visibleEntries(nodes: readonly Element[]): MenuEntry[] {
  return nodes.filter(isEntry).filter((entry) => entry.focusTarget?.checkVisibility());
}

/** Returns the fold around an entry; a section does not count as a level. */
export function foldOf(entry: Element): PlinthSideMenuGroup | undefined {
  for (const ancestor of flatAncestors(entry)) if (isFold(ancestor)) return ancestor;
  return undefined;
}

/** Keeps at most one fold open on each level, and none inside a closed one. */
export function closeUnrelatedFolds(nodes: readonly Element[], toggled: PlinthSideMenuGroup): void {
  for (const fold of nodes.filter(isFold)) {
    if (isWithin(toggled, fold)) continue;
    if (isWithin(fold, toggled) !== toggled.open) fold.open = false;
  }
}

/** Opens the folds around an entry and closes all others. */
export function revealEntry(nodes: readonly Element[], entry: Element): void {
  for (const fold of nodes.filter(isFold)) fold.open = isWithin(entry, fold);
}

/** Returns the item of the current page. */
export function currentItem(nodes: readonly Element[]): PlinthSideMenuItem | undefined {
  return nodes.find((node): node is PlinthSideMenuItem => node instanceof PlinthSideMenuItem && node.current);
}

/**
 * Lays out the first level as a bar, in which the fold of the current page is marked instead of opened.
 * @param more the dropdown of the entries that do not fit, which belong to the first level, too.
 */
export function updateBar(nodes: readonly Element[], isBar: boolean, more: Element | null): void {
  const current = currentItem(nodes);
  for (const node of nodes) {
    if (!(node instanceof PlinthSideMenuItem || node instanceof PlinthSideMenuGroup)) continue;
    const fold = foldOf(node);
    node.bar = isBar && (!fold || fold === more);
    node.toggleAttribute('within', isBar && current !== undefined && isFold(node) && isWithin(current, node));
  }
}

/** Closes all folds except one and its ancestors. */
export function closeFolds(nodes: readonly Element[], except?: Element): void {
  for (const fold of nodes.filter(isFold)) if (!except || !isWithin(except, fold)) fold.open = false;
}

/** Returns the outermost fold that a node is, or is in. */
export function firstLevelFold(node: Element): PlinthSideMenuGroup | undefined {
  return [node, ...flatAncestors(node)].findLast(isFold);
}
