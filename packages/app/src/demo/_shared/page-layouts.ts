import type { PageLayout } from '#core/appearance/appearance.ts';
import type { ShowcaseIdOf } from './showcase-pages.ts';

/** What the pages about layouts change while they are open. */
export const PAGE_LAYOUTS: Readonly<Record<ShowcaseIdOf<'page-layout'>, PageLayout>> = {
  'collapse-menu': { menuCollapsed: true },
  'layout-boxed': { contentWidth: 'boxed' },
  'without-menu': { menuHidden: true },
  'layout-empty': {},
  'layout-blank': {},
};
