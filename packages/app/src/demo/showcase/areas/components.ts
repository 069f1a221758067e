import { accordionPage } from '../pages/components/accordion.ts';
import { alertsPage } from '../pages/components/alerts.ts';
import { autoCompletePage } from '../pages/components/auto-complete.ts';
import { avatarPage } from '../pages/components/avatar.ts';
import { badgesPage } from '../pages/components/badges.ts';
import { blockUiPage } from '../pages/components/block-ui.ts';
import { breadcrumbsPage } from '../pages/components/breadcrumbs.ts';
import { buttonsPage } from '../pages/components/buttons.ts';
import { carouselPage } from '../pages/components/carousel.ts';
import { collapsePage } from '../pages/components/collapse.ts';
import { dividerPage } from '../pages/components/divider.ts';
import { dropdownsPage } from '../pages/components/dropdowns.ts';
import { financingPage } from '../pages/components/financing.ts';
import { listGroupsPage } from '../pages/components/list-groups.ts';
import { modalsPage } from '../pages/components/modals.ts';
import { navsPage } from '../pages/components/navs.ts';
import { offcanvasPage } from '../pages/components/offcanvas.ts';
import { paginationPage } from '../pages/components/pagination.ts';
import { pillBadgesPage } from '../pages/components/pill-badges.ts';
import { pillsPage } from '../pages/components/pills.ts';
import { popoversPage } from '../pages/components/popovers.ts';
import { progressPage } from '../pages/components/progress.ts';
import { spinnersPage } from '../pages/components/spinners.ts';
import { tabsPage } from '../pages/components/tabs.ts';
import { timelinePage } from '../pages/components/timeline.ts';
import { toastsPage } from '../pages/components/toasts.ts';
import { tooltipsPage } from '../pages/components/tooltips.ts';
import { showcaseFeature } from '../showcase-feature.tsx';

/** The pages of single elements. */
export const feature = showcaseFeature<'components'>({
  accordion: accordionPage,
  alerts: alertsPage,
  'auto-complete': autoCompletePage,
  avatar: avatarPage,
  badges: badgesPage,
  'pill-badges': pillBadgesPage,
  'block-ui': blockUiPage,
  breadcrumbs: breadcrumbsPage,
  buttons: buttonsPage,
  carousel: carouselPage,
  collapse: collapsePage,
  divider: dividerPage,
  dropdowns: dropdownsPage,
  'list-groups': listGroupsPage,
  modals: modalsPage,
  navs: navsPage,
  offcanvas: offcanvasPage,
  pagination: paginationPage,
  pills: pillsPage,
  popovers: popoversPage,
  progress: progressPage,
  spinners: spinnersPage,
  tabs: tabsPage,
  timeline: timelinePage,
  toasts: toastsPage,
  tooltips: tooltipsPage,
  financing: financingPage,
});
