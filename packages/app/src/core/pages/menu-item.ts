import type { Permission } from '#core/ability/ability.ts';
import type { Page } from './page.ts';

interface EntryBase {
  /** Path data of the icon before the label; an entry inside a group may go without. */
  readonly icon?: string;
  /** Translation key of the badge after the label. */
  readonly badge?: string;
}

/** Opens a page. Ability, flag and, by default, title are those of the page. */
export interface PageItem extends EntryBase {
  readonly type: 'page';
  readonly page: Page;
  readonly href: string;
  /** Translation key of the page's name inside its group, where that is shorter. */
  readonly title?: string;
  /** Also used by search and bookmarks. */
  readonly icon: string;
  /** Whether the menu leaves the icon out, in a group of many pages of one kind. */
  readonly hidesIcon?: true;
  /** Ids of pages without an entry of their own, on which this entry is the current one, too. */
  readonly subpages?: readonly string[];
  readonly disabled?: boolean;
  readonly newTab?: boolean;
}

/** Opens an address outside the app: a page in a new tab, or a new mail. Without an address, the entry is not rendered. */
export interface ExternalItem extends EntryBase {
  readonly type: 'external';
  readonly href: string;
  /** Translation key. */
  readonly title: string;
  readonly ability?: Permission;
}

/** An entry that cannot be opened. It can be focused, so that screen readers announce it. */
export interface DisabledItem extends EntryBase {
  readonly type: 'disabled';
  /** Translation key. */
  readonly title: string;
  readonly ability?: Permission;
}

/** Grouped entries: a `group` is collapsible, a `header` is a title above them. */
export interface ItemGroup extends EntryBase {
  readonly type: 'group' | 'header';
  /** Translation key. */
  readonly title: string;
  readonly ability?: Permission;
  /** Whether the badge is the number of entries that the session may see. */
  readonly countsEntries?: true;
  readonly entries: readonly MenuItem[];
}

/** An entry of the side menu. */
export type MenuItem = PageItem | ExternalItem | DisabledItem | ItemGroup;
