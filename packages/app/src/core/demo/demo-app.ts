import type { ComponentType } from 'react';
import type { Allows } from '#core/ability/ability.ts';
import type { Feature } from '#core/feature.ts';
import type { MenuItem, PageItem } from '#core/pages/menu-item.ts';
import type { Page, PageMatch } from '#core/pages/page.ts';
import type { Tokens } from '#core/session/identity.ts';

/** Returns the page of an address; null when there is none, or when the session may not open it. */
export type FindOpenPage = (href: string) => Page | null;

/** Properties of what the demo adds to the navbar. */
export interface NavbarToolsProps {
  /** The pages of the menu, with their icons. */
  readonly pages: readonly PageItem[];
  readonly findOpenPage: FindOpenPage;
  /** Id of the open page. */
  readonly current: string;
  /** Where the bookmarks are rendered, at the start of the navbar. */
  readonly start: HTMLElement | null;
}

/** The presence of a person. */
export type Presence = 'online' | 'busy' | 'away' | 'offline';

/** A link of the user menu. It shows once the demo has the page. */
export interface UserLink {
  /** Translation key. */
  readonly title: string;
  readonly href: string;
  readonly icon: string;
}

/** The demo, as the rest of the app sees it. */
export interface DemoApp {
  /** Sessions and data of the demo; it joins the store when the demo has loaded. */
  readonly feature: Feature;
  /** Returns the page of a pathname; null when the demo has none. */
  readonly findPage: (pathname: string) => PageMatch | null;
  /** The demo's part of the side menu. */
  readonly menu: readonly MenuItem[];
  /** Hooks that return the text of an entry's badge, by the id of its page; empty without a badge. */
  readonly menuBadges: Readonly<Record<string, () => string>>;
  /** Returns the address of the page on which a session of the demo starts. */
  readonly homeOf: (allows: Allows) => string;
  /**
   * Exchanges a refresh token for new tokens.
   * @throws {RefreshError} `expired` when the token is refused.
   */
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  /** Offers the demo's accounts on the sign-in page. */
  readonly SignIn: ComponentType;
  /** The content at the end of the navbar in a session of the demo: its notifications. */
  readonly NavbarEnd: ComponentType;
  /** The tools in the navbar of the demo's pages: search, bookmarks and cart. */
  readonly NavbarTools: ComponentType<NavbarToolsProps>;
  /** The links of the user menu in a session of the demo. */
  readonly userLinks: readonly UserLink[];
  /** Hook that returns the presence of the user; undefined until it has loaded. */
  readonly usePresence: () => Presence | undefined;
  /** The demo's part of the customizer, which resets its data. */
  readonly Settings: ComponentType<{ readonly resetData: () => void }>;
}

/** The demo with its mock. */
export interface LoadedDemo extends DemoApp {
  /** Deletes the data of the demo. It starts anew with the next load of the page. */
  readonly resetData: () => void;
}

/** Loads the demo with its mock, once. */
export type LoadDemo = () => Promise<LoadedDemo>;
