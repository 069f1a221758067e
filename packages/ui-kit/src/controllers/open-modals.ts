/** The hosts of the kit's open modals, the last opened one last. */
const openModals = new Set<HTMLElement>();
const listeners = new Set<() => void>();

/** Records that a modal of the kit has opened or closed. Its host has a slot `toasts` in the part that is not inert. */
export function setModalOpen(host: HTMLElement, isOpen: boolean): void {
  if (isOpen === openModals.has(host)) return;
  if (isOpen) openModals.add(host);
  else openModals.delete(host);
  for (const listener of listeners) listener();
}

/**
 * Calls a function whenever a modal of the kit, or a dialog of the document itself, opens or closes.
 * @returns a function that ends it.
 */
export function watchModals(document: Document, listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('toggle', listener, { capture: true });
  return () => {
    listeners.delete(listener);
    document.removeEventListener('toggle', listener, { capture: true });
  };
}

/** Returns the topmost open modal of a document, outside of which everything is inert: a host of the kit or a native dialog. */
export function topModal(document: Document): HTMLElement | undefined {
  const modals = [
    ...document.querySelectorAll<HTMLElement>('dialog:modal'),
    ...[...openModals].filter(({ ownerDocument }) => ownerDocument === document),
  ];
  // Nothing outside of the topmost one has the focus, except the modals that contain it.
  const focused = modals.filter((modal) => modal.matches(':focus-within'));
  return focused.find((modal) => !focused.some((other) => other !== modal && modal.contains(other))) ?? modals.at(-1);
}
