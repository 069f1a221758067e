import type { PageLayout } from '#core/appearance/appearance.ts';
import type { ShowcaseIdOf } from './showcase-pages.ts';

/** The changes of the layout that the pages about layouts show. */
export const PAGE_LAYOUTS: Readonly<Record<ShowcaseIdOf<'page-layout'>, PageLayout>> = {
  'collapse-menu': { menuCollapsed: true },
  'layout-boxed': { contentWidth: 'boxed' },
  'without-menu': { menuHidden: true },
  'layout-empty': {},
  'layout-blank': {},
};
