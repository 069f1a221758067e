import { MAIL_LABELS, MAIL_LISTS } from '@plinth/api-client/demo/email';
import { KNOWLEDGE_BASE, type KnowledgeCategory } from '@plinth/api-client/demo/knowledge-base';
import { TASK_FILTERS, TASK_TAGS } from '@plinth/api-client/demo/todo';
import type { Page, PageEntry, PageMatch } from '#core/pages/page.ts';
import { PAGE_LAYOUTS } from './_shared/page-layouts.ts';
import { demoRoutes, type DemoRouteId } from './_shared/routes.ts';
import {
  areaOf,
  byShowcaseId,
  type ShowcaseArea,
  type ShowcaseId,
  type ShowcaseIdOf,
} from './_shared/showcase-pages.ts';

/** A page of the demo in the shell, for every account that may read. */
const contentPage = (
  options: Pick<PageEntry, 'load' | 'title' | 'layoutOverrides' | 'fillsWindow' | 'ability'>,
): PageEntry => ({
  kind: 'demo',
  layout: 'vertical',
  ability: ['read', 'Auth'],
  ...options,
});

/** A page that fills the window and has no footer, unless the user shows it. */
const appPage = (options: Pick<PageEntry, 'load' | 'title'>): PageEntry =>
  contentPage({ layoutOverrides: { footerType: 'hidden' }, fillsWindow: true, ...options });

/** A page without the shell that everybody may open, also in a session. */
const openPage = (options: Pick<PageEntry, 'load' | 'title'>): PageEntry => ({
  kind: 'public',
  layout: 'blank',
  ...options,
});

const SHOWCASE_AREAS: Readonly<Record<ShowcaseArea, PageEntry['load']>> = {
  components: () => import('./showcase/areas/components.ts'),
  extensions: () => import('./showcase/areas/extensions.ts'),
  forms: () => import('./showcase/areas/forms.ts'),
  'page-layout': () => import('./showcase/areas/page-layout.ts'),
};

const hasPageLayout = (id: ShowcaseId): id is ShowcaseIdOf<'page-layout'> => id in PAGE_LAYOUTS;

const SHOWCASE_PAGES = byShowcaseId((id): Page => {
  const entry = contentPage({
    load: SHOWCASE_AREAS[areaOf(id)],
    title: `demo.showcase.${id}`,
    layoutOverrides: hasPageLayout(id) ? PAGE_LAYOUTS[id] : {},
  });
  return { id, entry: id === 'layout-blank' ? { ...entry, layout: 'blank' } : entry };
});

const loadDashboards = () => import('./dashboards/feature.ts');
const loadAuth = () => import('./auth/feature.ts');
const loadInvoices = () => import('./invoice/feature.ts');
const loadBlog = () => import('./blog/feature.ts');
const loadCards = () => import('./cards/feature.ts');
const loadDataTables = () => import('./datatables/feature.ts');
const loadCharts = () => import('./charts/feature.ts');
const loadShop = () => import('./shop/feature.ts');
const loadUsers = () => import('./users/feature.ts');

/** Every page of the demo. */
export const DEMO_PAGES = {
  'dashboard-ecommerce': {
    id: 'dashboard-ecommerce',
    entry: contentPage({
      load: loadDashboards,
      title: 'demo.pages.ecommerceDashboard',
      ability: ['read', 'DemoHome'],
    }),
  },
  'dashboard-analytics': {
    id: 'dashboard-analytics',
    entry: contentPage({ load: loadDashboards, title: 'demo.pages.analyticsDashboard' }),
  },
  'dashboard-main': {
    id: 'dashboard-main',
    entry: contentPage({ load: loadDashboards, title: 'demo.pages.mainDashboard' }),
  },
  email: { id: 'email', entry: appPage({ load: () => import('./email/feature.ts'), title: 'demo.pages.email' }) },
  chat: { id: 'chat', entry: appPage({ load: () => import('./chat/feature.ts'), title: 'demo.pages.chat' }) },
  todo: { id: 'todo', entry: appPage({ load: () => import('./todo/feature.ts'), title: 'demo.pages.todo' }) },
  invoices: { id: 'invoices', entry: contentPage({ load: loadInvoices, title: 'demo.pages.invoices' }) },
  invoice: { id: 'invoice', entry: contentPage({ load: loadInvoices, title: 'demo.pages.invoice' }) },
  'invoice-edit': { id: 'invoice-edit', entry: contentPage({ load: loadInvoices, title: 'demo.pages.editInvoice' }) },
  'invoice-add': { id: 'invoice-add', entry: contentPage({ load: loadInvoices, title: 'demo.pages.addInvoice' }) },
  calendar: {
    id: 'calendar',
    entry: appPage({ load: () => import('./calendar/feature.ts'), title: 'demo.pages.calendar' }),
  },
  roles: {
    id: 'roles',
    entry: contentPage({
      load: () => import('./roles/feature.ts'),
      title: 'demo.pages.roles',
      ability: ['manage', 'Users'],
    }),
  },
  permissions: {
    id: 'permissions',
    entry: contentPage({
      load: () => import('./permissions/feature.ts'),
      title: 'demo.pages.permissions',
      ability: ['manage', 'Users'],
    }),
  },
  shop: { id: 'shop', entry: contentPage({ load: loadShop, title: 'demo.pages.shop' }) },
  product: { id: 'product', entry: contentPage({ load: loadShop, title: 'demo.pages.product' }) },
  wishlist: { id: 'wishlist', entry: contentPage({ load: loadShop, title: 'demo.pages.wishlist' }) },
  checkout: {
    id: 'checkout',
    entry: contentPage({ load: () => import('./checkout/feature.ts'), title: 'demo.pages.checkout' }),
  },
  users: {
    id: 'users',
    entry: contentPage({ load: loadUsers, title: 'demo.pages.users', ability: ['manage', 'Users'] }),
  },
  user: { id: 'user', entry: contentPage({ load: loadUsers, title: 'demo.pages.user', ability: ['manage', 'Users'] }) },
  faq: { id: 'faq', entry: contentPage({ load: () => import('./faq/feature.ts'), title: 'demo.pages.faq' }) },
  'knowledge-base': {
    id: 'knowledge-base',
    entry: contentPage({ load: () => import('./knowledge-base/feature.ts'), title: 'demo.pages.knowledgeBase' }),
  },
  pricing: {
    id: 'pricing',
    entry: contentPage({ load: () => import('./pricing/feature.ts'), title: 'demo.pages.pricing' }),
  },
  license: {
    id: 'license',
    entry: contentPage({ load: () => import('./licenses/feature.ts'), title: 'demo.pages.licenses' }),
  },
  'api-keys': {
    id: 'api-keys',
    entry: contentPage({
      load: () => import('./api-keys/feature.ts'),
      title: 'demo.pages.apiKeys',
      ability: ['manage', 'ApiKeys'],
    }),
  },
  'blog-list': { id: 'blog-list', entry: contentPage({ load: loadBlog, title: 'demo.pages.blog' }) },
  'blog-detail': { id: 'blog-detail', entry: contentPage({ load: loadBlog, title: 'demo.pages.post' }) },
  'blog-edit': {
    id: 'blog-edit',
    entry: contentPage({ load: loadBlog, title: 'demo.pages.editPost', ability: ['manage', 'Posts'] }),
  },
  'access-control': {
    id: 'access-control',
    entry: contentPage({
      load: () => import('./access-control/feature.ts'),
      title: 'demo.pages.accessControl',
      ability: ['read', 'ACL'],
    }),
  },
  'account-settings': {
    id: 'account-settings',
    entry: contentPage({ load: () => import('./account-settings/feature.ts'), title: 'demo.pages.accountSettings' }),
  },
  profile: {
    id: 'profile',
    entry: contentPage({ load: () => import('./profile/feature.ts'), title: 'demo.pages.profile' }),
  },
  'modal-examples': {
    id: 'modal-examples',
    entry: contentPage({ load: () => import('./modal-examples/feature.ts'), title: 'demo.pages.modalExamples' }),
  },
  'login-basic': { id: 'login-basic', entry: openPage({ load: loadAuth, title: 'demo.pages.login' }) },
  'login-cover': { id: 'login-cover', entry: openPage({ load: loadAuth, title: 'demo.pages.login' }) },
  'register-basic': { id: 'register-basic', entry: openPage({ load: loadAuth, title: 'demo.pages.register' }) },
  'register-cover': { id: 'register-cover', entry: openPage({ load: loadAuth, title: 'demo.pages.register' }) },
  'register-multi-steps': {
    id: 'register-multi-steps',
    entry: openPage({ load: loadAuth, title: 'demo.pages.register' }),
  },
  'forgot-password-basic': {
    id: 'forgot-password-basic',
    entry: openPage({ load: loadAuth, title: 'demo.pages.forgotPassword' }),
  },
  'forgot-password-cover': {
    id: 'forgot-password-cover',
    entry: openPage({ load: loadAuth, title: 'demo.pages.forgotPassword' }),
  },
  'reset-password-basic': {
    id: 'reset-password-basic',
    entry: openPage({ load: loadAuth, title: 'demo.pages.resetPassword' }),
  },
  'reset-password-cover': {
    id: 'reset-password-cover',
    entry: openPage({ load: loadAuth, title: 'demo.pages.resetPassword' }),
  },
  'verify-email-basic': {
    id: 'verify-email-basic',
    entry: openPage({ load: loadAuth, title: 'demo.pages.verifyEmail' }),
  },
  'verify-email-cover': {
    id: 'verify-email-cover',
    entry: openPage({ load: loadAuth, title: 'demo.pages.verifyEmail' }),
  },
  'two-steps-basic': { id: 'two-steps-basic', entry: openPage({ load: loadAuth, title: 'demo.pages.twoSteps' }) },
  'two-steps-cover': { id: 'two-steps-cover', entry: openPage({ load: loadAuth, title: 'demo.pages.twoSteps' }) },
  'coming-soon': { id: 'coming-soon', entry: openPage({ load: loadAuth, title: 'demo.pages.comingSoon' }) },
  typography: {
    id: 'typography',
    entry: contentPage({ load: () => import('./typography/feature.ts'), title: 'demo.pages.typography' }),
  },
  icons: { id: 'icons', entry: contentPage({ load: () => import('./icons/feature.ts'), title: 'demo.pages.icons' }) },
  'charts-apex': { id: 'charts-apex', entry: contentPage({ load: loadCharts, title: 'demo.pages.apex' }) },
  'charts-chartjs': { id: 'charts-chartjs', entry: contentPage({ load: loadCharts, title: 'demo.pages.chartjs' }) },
  'charts-recharts': { id: 'charts-recharts', entry: contentPage({ load: loadCharts, title: 'demo.pages.recharts' }) },
  'cards-basic': { id: 'cards-basic', entry: contentPage({ load: loadCards, title: 'demo.pages.basicCards' }) },
  'cards-advance': { id: 'cards-advance', entry: contentPage({ load: loadCards, title: 'demo.pages.advancedCards' }) },
  'cards-statistics': {
    id: 'cards-statistics',
    entry: contentPage({ load: loadCards, title: 'demo.pages.statisticsCards' }),
  },
  'cards-analytics': {
    id: 'cards-analytics',
    entry: contentPage({ load: loadCards, title: 'demo.pages.analyticsCards' }),
  },
  'cards-action': { id: 'cards-action', entry: contentPage({ load: loadCards, title: 'demo.pages.cardActions' }) },
  tables: {
    id: 'tables',
    entry: contentPage({ load: () => import('./tables/feature.ts'), title: 'demo.pages.tables' }),
  },
  'data-tables': { id: 'data-tables', entry: contentPage({ load: loadDataTables, title: 'demo.pages.dataTables' }) },
  'advanced-tables': {
    id: 'advanced-tables',
    entry: contentPage({ load: loadDataTables, title: 'demo.pages.advancedTables' }),
  },
  ...SHOWCASE_PAGES,
} satisfies Readonly<Record<string, Page>>;

type Parameters = Readonly<Record<string, string | undefined>>;

const isOneOf = (values: readonly string[], value: string | undefined): boolean =>
  value === undefined || values.includes(value);

const isKnowledgeCategory = (name: string | undefined): name is KnowledgeCategory =>
  name !== undefined && Object.hasOwn(KNOWLEDGE_BASE, name);

/** The pages of the routes that have no page of their own name. */
const PAGES_OF_OTHER_ROUTES: Readonly<Record<Exclude<DemoRouteId, keyof typeof DEMO_PAGES>, Page>> = {
  'email-label': DEMO_PAGES.email,
  'todo-tag': DEMO_PAGES.todo,
  'knowledge-category': DEMO_PAGES['knowledge-base'],
  'knowledge-question': DEMO_PAGES['knowledge-base'],
};

const ROUTE_PAGES: Readonly<Record<DemoRouteId, Page>> = { ...DEMO_PAGES, ...PAGES_OF_OTHER_ROUTES };

/** Tests the parameters of the routes that accept only some values. */
const ACCEPTS: Readonly<Partial<Record<DemoRouteId, (parameters: Parameters) => boolean>>> = {
  email: ({ folder }) => isOneOf(MAIL_LISTS, folder),
  'email-label': ({ label }) => isOneOf(MAIL_LABELS, label),
  todo: ({ filter }) => isOneOf(TASK_FILTERS, filter),
  'todo-tag': ({ tag }) => isOneOf(TASK_TAGS, tag),
  'knowledge-category': ({ category }) => isKnowledgeCategory(category),
  'knowledge-question': ({ category, question }) =>
    isKnowledgeCategory(category) && isOneOf(KNOWLEDGE_BASE[category], question),
};

/** Returns the page of a pathname; null when the demo has none, or none for this filter. */
export function findDemoPage(pathname: string): PageMatch | null {
  const match = demoRoutes.matchRoute(pathname);
  if (!match || ACCEPTS[match.id]?.(match.parameters) === false) return null;
  return { ...ROUTE_PAGES[match.id], pathname: match.pathname, step: undefined };
}
