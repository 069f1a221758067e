import type { RouteId } from '#core/routes/routes.ts';
import type { DemoRouteId } from '#demo/_shared/routes.ts';

/** The elements that the shell, the product and other pages of the demo show, by the page that shows them. */
export const elementsOfOtherPages: Readonly<Record<string, RouteId | DemoRouteId | 'shell'>> = {
  'app-shell': 'shell',
  card: 'cards-basic',
  'command-palette': 'shell',
  customizer: 'shell',
  'data-grid': 'data-tables',
  'data-table': 'data-tables',
  footer: 'shell',
  icon: 'icons',
  'language-list': 'shell',
  navbar: 'shell',
  'notification-list': 'shell',
  'scroll-to-top': 'shell',
  'side-menu': 'shell',
  'side-menu-group': 'shell',
  'side-menu-item': 'shell',
  sparkline: 'cards-statistics',
  stat: 'cards-statistics',
  'user-menu': 'shell',
};
