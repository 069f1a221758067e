import { MAIL_LABELS, MAIL_LISTS } from '@plinth/api-client/demo/email';
import { KNOWLEDGE_BASE, type KnowledgeCategory } from '@plinth/api-client/demo/knowledge-base';
import { TASK_FILTERS, TASK_TAGS } from '@plinth/api-client/demo/todo';
import type { Page, PageEntry, PageMatch } from '#core/pages/page.ts';
import { demoRoutes, type DemoRouteId } from './_shared/routes.ts';

/** A page of the demo in the shell, for every account that may read. */
const contentPage = (options: Pick<PageEntry, 'load' | 'title' | 'layoutOverrides' | 'ability'>): PageEntry => ({
  kind: 'demo',
  layout: 'vertical',
  ability: ['read', 'Auth'],
  ...options,
});

/** A page that fills the height of the window. */
const appPage = (options: Pick<PageEntry, 'load' | 'title'>): PageEntry =>
  contentPage({ layoutOverrides: { footerType: 'hidden' }, ...options });

/** A page of the demo that only its admins may open. */
const adminPage = (options: Pick<PageEntry, 'load' | 'title'>): PageEntry => ({
  ...contentPage(options),
  demoRoles: ['admin'],
});

const loadDashboards = () => import('./dashboards/feature.ts');
/** A page without the shell that everybody may open, also in a session. */
const openPage = (options: Pick<PageEntry, 'load' | 'title'>): PageEntry => ({
  kind: 'public',
  layout: 'blank',
  ...options,
});

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
    entry: {
      ...contentPage({ load: loadDashboards, title: 'demo.pages.ecommerceDashboard' }),
      // The product has its own home page at this address.
      isForDemoSessions: true,
    },
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
    entry: contentPage({ load: () => import('./calendar/feature.ts'), title: 'demo.pages.calendar' }),
  },
  roles: {
    id: 'roles',
    entry: adminPage({ load: () => import('./roles/feature.ts'), title: 'demo.pages.roles' }),
  },
  permissions: {
    id: 'permissions',
    entry: adminPage({ load: () => import('./permissions/feature.ts'), title: 'demo.pages.permissions' }),
  },
  shop: { id: 'shop', entry: contentPage({ load: loadShop, title: 'demo.pages.shop' }) },
  product: { id: 'product', entry: contentPage({ load: loadShop, title: 'demo.pages.product' }) },
  wishlist: { id: 'wishlist', entry: contentPage({ load: loadShop, title: 'demo.pages.wishlist' }) },
  checkout: {
    id: 'checkout',
    entry: contentPage({ load: () => import('./checkout/feature.ts'), title: 'demo.pages.checkout' }),
  },
  users: { id: 'users', entry: adminPage({ load: loadUsers, title: 'demo.pages.users' }) },
  user: { id: 'user', entry: adminPage({ load: loadUsers, title: 'demo.pages.user' }) },
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
    entry: adminPage({ load: () => import('./api-keys/feature.ts'), title: 'demo.pages.apiKeys' }),
  },
  'blog-list': { id: 'blog-list', entry: contentPage({ load: loadBlog, title: 'demo.pages.blog' }) },
  'blog-detail': { id: 'blog-detail', entry: contentPage({ load: loadBlog, title: 'demo.pages.post' }) },
  'blog-edit': { id: 'blog-edit', entry: adminPage({ load: loadBlog, title: 'demo.pages.editPost' }) },
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
} satisfies Readonly<Record<string, Page>>;

type Parameters = Readonly<Record<string, string | undefined>>;

/** The page of a route, and which parameters it has; any by default. */
interface RoutePage {
  readonly page: Page;
  readonly accepts?: (parameters: Parameters) => boolean;
}

const isOneOf = (values: readonly string[], value: string | undefined): boolean =>
  value === undefined || values.includes(value);

const isKnowledgeCategory = (name: string | undefined): name is KnowledgeCategory =>
  name !== undefined && Object.hasOwn(KNOWLEDGE_BASE, name);

const ROUTE_PAGES: Readonly<Record<DemoRouteId, RoutePage>> = {
  'dashboard-ecommerce': { page: DEMO_PAGES['dashboard-ecommerce'] },
  'dashboard-analytics': { page: DEMO_PAGES['dashboard-analytics'] },
  'dashboard-main': { page: DEMO_PAGES['dashboard-main'] },
  email: { page: DEMO_PAGES.email, accepts: ({ folder }) => isOneOf(MAIL_LISTS, folder) },
  'email-label': { page: DEMO_PAGES.email, accepts: ({ label }) => isOneOf(MAIL_LABELS, label) },
  chat: { page: DEMO_PAGES.chat },
  todo: { page: DEMO_PAGES.todo, accepts: ({ filter }) => isOneOf(TASK_FILTERS, filter) },
  'todo-tag': { page: DEMO_PAGES.todo, accepts: ({ tag }) => isOneOf(TASK_TAGS, tag) },
  invoices: { page: DEMO_PAGES.invoices },
  invoice: { page: DEMO_PAGES.invoice },
  'invoice-edit': { page: DEMO_PAGES['invoice-edit'] },
  'invoice-add': { page: DEMO_PAGES['invoice-add'] },
  calendar: { page: DEMO_PAGES.calendar },
  roles: { page: DEMO_PAGES.roles },
  permissions: { page: DEMO_PAGES.permissions },
  shop: { page: DEMO_PAGES.shop },
  product: { page: DEMO_PAGES.product },
  wishlist: { page: DEMO_PAGES.wishlist },
  checkout: { page: DEMO_PAGES.checkout },
  users: { page: DEMO_PAGES.users },
  user: { page: DEMO_PAGES.user },
  faq: { page: DEMO_PAGES.faq },
  'knowledge-base': { page: DEMO_PAGES['knowledge-base'] },
  'knowledge-category': {
    page: DEMO_PAGES['knowledge-base'],
    accepts: ({ category }) => isKnowledgeCategory(category),
  },
  'knowledge-question': {
    page: DEMO_PAGES['knowledge-base'],
    accepts: ({ category, question }) => isKnowledgeCategory(category) && isOneOf(KNOWLEDGE_BASE[category], question),
  },
  pricing: { page: DEMO_PAGES.pricing },
  license: { page: DEMO_PAGES.license },
  'api-keys': { page: DEMO_PAGES['api-keys'] },
  'blog-list': { page: DEMO_PAGES['blog-list'] },
  'blog-detail': { page: DEMO_PAGES['blog-detail'] },
  'blog-edit': { page: DEMO_PAGES['blog-edit'] },
  'access-control': { page: DEMO_PAGES['access-control'] },
  'account-settings': { page: DEMO_PAGES['account-settings'] },
  profile: { page: DEMO_PAGES.profile },
  'modal-examples': { page: DEMO_PAGES['modal-examples'] },
  'login-basic': { page: DEMO_PAGES['login-basic'] },
  'login-cover': { page: DEMO_PAGES['login-cover'] },
  'register-basic': { page: DEMO_PAGES['register-basic'] },
  'register-cover': { page: DEMO_PAGES['register-cover'] },
  'register-multi-steps': { page: DEMO_PAGES['register-multi-steps'] },
  'forgot-password-basic': { page: DEMO_PAGES['forgot-password-basic'] },
  'forgot-password-cover': { page: DEMO_PAGES['forgot-password-cover'] },
  'reset-password-basic': { page: DEMO_PAGES['reset-password-basic'] },
  'reset-password-cover': { page: DEMO_PAGES['reset-password-cover'] },
  'verify-email-basic': { page: DEMO_PAGES['verify-email-basic'] },
  'verify-email-cover': { page: DEMO_PAGES['verify-email-cover'] },
  'two-steps-basic': { page: DEMO_PAGES['two-steps-basic'] },
  'two-steps-cover': { page: DEMO_PAGES['two-steps-cover'] },
  'coming-soon': { page: DEMO_PAGES['coming-soon'] },
  'cards-basic': { page: DEMO_PAGES['cards-basic'] },
  'cards-advance': { page: DEMO_PAGES['cards-advance'] },
  'cards-statistics': { page: DEMO_PAGES['cards-statistics'] },
  'cards-analytics': { page: DEMO_PAGES['cards-analytics'] },
  'cards-action': { page: DEMO_PAGES['cards-action'] },
  tables: { page: DEMO_PAGES.tables },
  'data-tables': { page: DEMO_PAGES['data-tables'] },
  'advanced-tables': { page: DEMO_PAGES['advanced-tables'] },
  'charts-apex': { page: DEMO_PAGES['charts-apex'] },
  'charts-chartjs': { page: DEMO_PAGES['charts-chartjs'] },
  'charts-recharts': { page: DEMO_PAGES['charts-recharts'] },
};

/** Returns the page of a pathname; null when the demo has none, or none for this filter. */
export function findDemoPage(pathname: string): PageMatch | null {
  const match = demoRoutes.matchRoute(pathname);
  if (!match) return null;
  const { page, accepts } = ROUTE_PAGES[match.id];
  return accepts?.(match.parameters) === false ? null : { ...page, step: undefined };
}
