import type { Storage, StoredValue } from '../storage/storage.ts';

/** A skin of the design system (spec §2). */
export type Skin = StoredValue<'skin'>;

/**
 * The skin, kept per browser. It is set on the root element and read by CSS alone: changing it renders nothing.
 */
export interface Appearance {
  readonly skin: () => Skin;
  readonly setSkin: (skin: Skin) => void;
  /** To dark, and back to the last of the others. */
  readonly toggleDark: () => void;
  /** Calls back when the skin changed, here or in another tab; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param root the element that carries `data-skin`. */
export function createAppearance(storage: Storage, root: HTMLElement): Appearance {
  const listeners = new Set<() => void>();
  let current: Skin = storage.get('skin') ?? 'light';
  const apply = () => {
    root.dataset['skin'] = current;
    for (const listener of listeners) listener();
  };
  const setSkin = (skin: Skin) => {
    current = skin;
    storage.set('skin', skin);
    if (skin !== 'dark') storage.set('lightSkin', skin);
    apply();
  };
  storage.onChange((key) => {
    if (key !== 'skin') return;
    current = storage.get('skin') ?? 'light';
    apply();
  });
  apply();
  return {
    skin: () => current,
    setSkin,
    toggleDark: () => setSkin(current === 'dark' ? (storage.get('lightSkin') ?? 'light') : 'dark'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
