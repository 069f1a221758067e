/** Returns the colors of tokens where an element is: a chart draws with colors, and custom properties resolve there. */
export function readColors<Role extends string>(
  container: HTMLElement,
  roles: readonly Role[],
): Readonly<Record<Role, string>> {
  const probe = container.ownerDocument.createElement('span');
  container.append(probe);
  const entries = roles.map((role) => {
    probe.style.setProperty('color', `var(--plinth-color-${role})`);
    return [role, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Record<Role, string>;
}

/**
 * Calls a function on each change of skin or direction, which a chart can't take from a style sheet.
 * @returns the function that ends it.
 */
export function onAppearanceChange(
  appearance: { readonly subscribe: (listener: () => void) => () => void },
  redraw: () => void,
): () => void {
  const observer = new MutationObserver(redraw);
  observer.observe(document.documentElement, { attributeFilter: ['dir', 'data-skin'] });
  const unsubscribe = appearance.subscribe(redraw);
  return () => {
    observer.disconnect();
    unsubscribe();
  };
}
