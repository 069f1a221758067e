import type { ComponentType } from 'react';
import type { Permission } from '#core/ability/ability.ts';
import type { PageLayout } from '#core/appearance/appearance.ts';
import type { Feature } from '#core/feature.ts';
import type { FlagName } from '#core/flags/flags-slice.ts';
import type { PageData } from './page-data.ts';

/**
 * Audience of a page (product.md#permissions): everyone, visitors, signed-in users, users who return from a bank or a
 * platform, users of the demo.
 */
export type GuardKind = 'public' | 'auth' | 'secured' | 'oauth' | 'demo';

type FeatureWithSomePages = Feature & {
  readonly pages: Readonly<Partial<Record<string, ComponentType>>>;
  readonly data?: Readonly<Partial<Record<string, PageData>>>;
  readonly parts?: Readonly<Partial<Record<string, () => Promise<unknown>>>>;
};

/** Everything that the shell needs of a page besides its address. */
export interface PageEntry {
  /** Loads the feature that has the page; prefetching and rendering share the promise. */
  readonly load: () => Promise<{ readonly feature: FeatureWithSomePages }>;
  /** Translation key of the page's name: the document's title, the breadcrumb, the menu. */
  readonly title: string;
  /** Translation key of the name of a step; null to use the page's own name. */
  readonly stepTitle?: (step: string | undefined) => string | null;
  readonly kind: GuardKind;
  readonly layout: 'vertical' | 'blank';
  /** Permission that the session's ability must allow (product.md#permissions). */
  readonly ability?: Permission;
  /** The page exists while this flag is on. */
  readonly flag?: FlagName;
  /** Layout settings that the page overrides while it is open (product.md#shell). */
  readonly layoutOverrides?: PageLayout;
  /** Whether the page fills the window and only its panes scroll. */
  readonly fillsWindow?: true;
}

/** A page with its id, which is unique among the pages of the product and of the demo. */
export interface Page {
  readonly id: string;
  readonly entry: PageEntry;
}

/** The page of an address. */
export interface PageMatch extends Page {
  /** The pathname as the app writes it. */
  readonly pathname: string;
  /** Step of onboarding, on the page that has steps. */
  readonly step: string | undefined;
}
