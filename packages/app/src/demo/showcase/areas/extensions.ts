import { alertDialogsPage } from '../pages/extensions/alert-dialogs.ts';
import { clipboardPage } from '../pages/extensions/clipboard.ts';
import { dragAndDropPage } from '../pages/extensions/drag-and-drop.ts';
import { exportSelectedPage } from '../pages/extensions/export-selected.ts';
import { exportPage } from '../pages/extensions/export.ts';
import { i18nPage } from '../pages/extensions/i18n.ts';
import { importPage } from '../pages/extensions/import.ts';
import { largePaginationPage } from '../pages/extensions/large-pagination.ts';
import { ratingsPage } from '../pages/extensions/ratings.ts';
import { slidersPage } from '../pages/extensions/sliders.ts';
import { swiperPage } from '../pages/extensions/swiper.ts';
import { toastServicePage } from '../pages/extensions/toast-service.ts';
import { tourPage } from '../pages/extensions/tour.ts';
import { showcaseFeature } from '../showcase-feature.tsx';

/** The pages of what needs more than one element, or a library. */
export const feature = showcaseFeature<'extensions'>({
  'alert-dialogs': alertDialogsPage,
  'toast-service': toastServicePage,
  sliders: slidersPage,
  'drag-and-drop': dragAndDropPage,
  tour: tourPage,
  clipboard: clipboardPage,
  swiper: swiperPage,
  ratings: ratingsPage,
  'large-pagination': largePaginationPage,
  import: importPage,
  export: exportPage,
  'export-selected': exportSelectedPage,
  i18n: i18nPage,
});
