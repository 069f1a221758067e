import { defaultLanguage, isLanguage, languages } from '#core/i18n/languages.ts';
import type { Storage, StoredValue } from '#core/storage/storage.ts';

/** A skin of the design system (spec §2). */
export type Skin = StoredValue<'skin'>;

/** Of the text and all that follows it. */
type Direction = StoredValue<'direction'>;

/** How the frame around the pages stands (spec §2, Theme customizer). */
export type Layout = Required<StoredValue<'layout'>>;

/** What a page asks of the frame while it is open (spec §2, Layouts and shell). */
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
 * Skin, direction and layout, kept per browser. Skin and direction are set on the root element and read by CSS alone,
 * the layout by the frame's own element: changing them renders nothing.
 */
export interface Appearance {
  readonly skin: () => Skin;
  readonly setSkin: (skin: Skin) => void;
  /** To dark, and back to the last of the others. */
  readonly toggleDark: () => void;
  /** What a person chose; null as long as the language decides. */
  readonly direction: () => Direction | null;
  readonly setDirection: (direction: Direction) => void;
  /** What holds now: what the open page asks for, else what the person chose, else the default. */
  readonly layout: () => Layout;
  /** What a person chooses. Where the open page has its own it holds for that page only, else it is kept. */
  readonly setLayout: (change: PageLayout) => void;
  /** Everything is as if nobody had ever chosen; what the open page asks for still holds. */
  readonly reset: () => void;
  /** Another page is open: what it asks for takes the place of what the last one asked for. */
  readonly enterPage: (layout: PageLayout) => void;
  /** Calls back when something changed, here or in another tab; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param root the element that carries `data-skin`, `lang` and `dir`. */
export function createAppearance(storage: Storage, root: HTMLElement): Appearance {
  const listeners = new Set<() => void>();
  let skin: Skin = storage.get('skin') ?? 'light';
  let chosen: PageLayout = storage.get('layout') ?? {};
  let page: PageLayout = {};
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
  const direct = () => {
    root.dir = storage.get('direction') ?? languages[isLanguage(root.lang) ? root.lang : defaultLanguage].direction;
  };
  storage.onChange((key) => {
    if (key === 'skin') skin = storage.get('skin') ?? 'light';
    else if (key === 'layout') chosen = storage.get('layout') ?? {};
    else if (key === 'direction') direct();
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
      direct();
      apply();
    },
    layout: () => ({ ...DEFAULT_LAYOUT, ...chosen, ...page }),
    setLayout: (change) => {
      const changes = Object.entries(change);
      page = { ...page, ...Object.fromEntries(changes.filter(([name]) => name in page)) };
      chosen = { ...chosen, ...Object.fromEntries(changes.filter(([name]) => !(name in page))) };
      storage.set('layout', chosen);
      apply();
    },
    reset: () => {
      storage.remove('skin', 'lightSkin', 'layout', 'direction');
      skin = 'light';
      chosen = {};
      direct();
      apply();
    },
    enterPage: (layout) => {
      page = layout;
      apply();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
