import { defaultLanguage, isLanguage, languages } from '#core/i18n/languages.ts';
import type { Storage, StoredValue } from '#core/storage/storage.ts';

/** A skin of the design system (product.md#shell). */
export type Skin = StoredValue<'skin'>;

/** Writing direction of the app. */
type Direction = StoredValue<'direction'>;

/** Layout around the pages (product.md#shell). */
export type Layout = Required<StoredValue<'layout'>>;

/** Layout settings that a page overrides while it is open (product.md#shell). */
export type PageLayout = Readonly<Partial<Layout>>;

const DEFAULT_LAYOUT: Layout = {
  contentWidth: 'full',
  layout: 'vertical',
  menuCollapsed: false,
  menuHidden: false,
  navbarType: 'floating',
  navbarColor: 'white',
  footerType: 'static',
  routerTransition: 'fade',
};

/**
 * Skin, direction and layout, stored in the browser. Skin and direction are set on the root element and used by CSS only;
 * the layout element reads the layout. Changes render no component.
 */
export interface Appearance {
  readonly skin: () => Skin;
  readonly setSkin: (skin: Skin) => void;
  /** Switches to the dark skin, and back to the last other one. */
  readonly toggleDark: () => void;
  /** The chosen direction; null while the language decides. */
  readonly direction: () => Direction | null;
  readonly setDirection: (direction: Direction) => void;
  /** The effective layout: the open page's overrides, then the chosen settings, then the defaults. */
  readonly layout: () => Layout;
  /** Changes settings. One that the open page overrides changes for that page only, the others are stored. */
  readonly setLayout: (change: PageLayout) => void;
  /** Restores the defaults; the open page's overrides stay. */
  readonly reset: () => void;
  /** Replaces the overrides of the previous page with those of the page that opens. */
  readonly enterPage: (layout: PageLayout) => void;
  /** Calls `listener` on every change, in this tab or another; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the appearance. @param root the element with `data-skin`, `lang` and `dir`. */
export function createAppearance(storage: Storage, root: Pick<HTMLElement, 'dataset' | 'lang' | 'dir'>): Appearance {
  const listeners = new Set<() => void>();
  let skin: Skin = storage.get('skin') ?? 'light';
  let storedLayout: PageLayout = storage.get('layout') ?? {};
  let pageLayout: PageLayout = {};
  const apply = () => {
    root.dataset['skin'] = skin;
    for (const listener of listeners) listener();
  };
  const setSkin = (next: Skin) => {
    skin = next;
    storage.set('skin', next);
    if (next !== 'dark') storage.set('lightSkin', next);
    apply();
  };
  const applyDirection = () => {
    root.dir = storage.get('direction') ?? languages[isLanguage(root.lang) ? root.lang : defaultLanguage].direction;
  };
  storage.onChange((key) => {
    if (key === 'skin') skin = storage.get('skin') ?? 'light';
    else if (key === 'layout') storedLayout = storage.get('layout') ?? {};
    else if (key === 'direction') applyDirection();
    else return;
    apply();
  });
  apply();
  return {
    skin: () => skin,
    setSkin,
    toggleDark: () => setSkin(skin === 'dark' ? (storage.get('lightSkin') ?? 'light') : 'dark'),
    direction: () => storage.get('direction'),
    setDirection: (direction) => {
      storage.set('direction', direction);
      applyDirection();
      apply();
    },
    layout: () => ({ ...DEFAULT_LAYOUT, ...storedLayout, ...pageLayout }),
    setLayout: (change) => {
      const changes = Object.entries(change);
      pageLayout = { ...pageLayout, ...Object.fromEntries(changes.filter(([name]) => name in pageLayout)) };
      storedLayout = { ...storedLayout, ...Object.fromEntries(changes.filter(([name]) => !(name in pageLayout))) };
      storage.set('layout', storedLayout);
      apply();
    },
    reset: () => {
      storage.remove('skin', 'lightSkin', 'layout', 'direction');
      skin = 'light';
      storedLayout = {};
      applyDirection();
      apply();
    },
    enterPage: (layout) => {
      pageLayout = layout;
      apply();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
