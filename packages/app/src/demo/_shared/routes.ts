import { createRoutes, route, type StaticIdIn } from '#core/routes/create-routes.ts';
import { SHOWCASE_ROUTES } from './showcase-pages.ts';

/** Every route of the demo. Where two patterns match a pathname equally well, the first one wins. */
const DEMO_ROUTES = {
  'dashboard-ecommerce': route({ path: '/', ready: '[data-ready="dashboard-ecommerce"]' }),
  'dashboard-analytics': route({ path: '/dashboard/analytics', ready: '[data-ready="dashboard-analytics"]' }),
  'dashboard-main': route({ path: '/dashboard/main', ready: '[data-ready="dashboard-main"]' }),
  'email-label': route({
    path: '/apps/email/label/:label',
    hasNames: true,
    ready: '[data-ready="email"]',
    sample: { parameters: { label: 'company' } },
  }),
  email: route({ path: '/apps/email/:folder?', hasNames: true, ready: '[data-ready="email"]' }),
  chat: route({
    path: '/apps/chat',
    ready: '[data-ready="chat"]',
    sample: { query: { contact: '7' } },
  }),
  'todo-tag': route({
    path: '/apps/todo/tag/:tag',
    hasNames: true,
    ready: '[data-ready="todo"]',
    sample: { parameters: { tag: 'team' } },
  }),
  todo: route({ path: '/apps/todo/:filter?', hasNames: true, ready: '[data-ready="todo"]' }),
  invoices: route({ path: '/apps/invoice/list', ready: '[data-ready="invoices"]' }),
  invoice: route({
    path: '/apps/invoice/preview/:id?',
    ready: '[data-ready="invoice"]',
    sample: { parameters: { id: '5022' } },
  }),
  'invoice-edit': route({
    path: '/apps/invoice/edit/:id?',
    ready: '[data-ready="invoice-edit"]',
    sample: { parameters: { id: '5022' } },
  }),
  'invoice-add': route({ path: '/apps/invoice/add', ready: '[data-ready="invoice-add"]' }),
  calendar: route({
    path: '/apps/calendar',
    ready: '[data-ready="calendar"]',
    sample: { query: { view: 'week' } },
  }),
  roles: route({ path: '/apps/roles', ready: '[data-ready="roles"]' }),
  permissions: route({ path: '/apps/permissions', ready: '[data-ready="permissions"]' }),
  shop: route({
    path: '/apps/ecommerce/shop',
    ready: '[data-ready="shop"]',
    sample: { query: { rating: '4' } },
  }),
  product: route({
    path: '/apps/ecommerce/product-detail/:slug?',
    ready: '[data-ready="product"]',
    sample: { parameters: { slug: 'corvane-m2-camera-26' } },
  }),
  wishlist: route({ path: '/apps/ecommerce/wishlist', ready: '[data-ready="wishlist"]' }),
  checkout: route({ path: '/apps/ecommerce/checkout', ready: '[data-ready="checkout"]' }),
  users: route({ path: '/apps/user/list', ready: '[data-ready="users"]' }),
  'access-control': route({ path: '/access-control', ready: '[data-ready="access-control"]' }),
  user: route({
    path: '/apps/user/view/:id?',
    ready: '[data-ready="user"]',
    sample: { parameters: { id: '1' } },
  }),
  faq: route({ path: '/pages/faq', ready: '[data-ready="faq"]' }),
  'knowledge-base': route({ path: '/pages/knowledge-base', ready: '[data-ready="knowledge-base"]' }),
  'knowledge-category': route({
    path: '/pages/knowledge-base/:category',
    hasNames: true,
    ready: '[data-ready="knowledge-category"]',
    sample: { parameters: { category: 'repayments' } },
  }),
  'knowledge-question': route({
    path: '/pages/knowledge-base/:category/:question',
    hasNames: true,
    ready: '[data-ready="knowledge-question"]',
    sample: { parameters: { category: 'connections', question: 'link-a-bank' } },
  }),
  pricing: route({ path: '/pages/pricing', ready: '[data-ready="pricing"]' }),
  license: route({ path: '/pages/license', ready: '[data-ready="license"]' }),
  'api-keys': route({ path: '/pages/api-key', ready: '[data-ready="api-keys"]' }),
  'blog-list': route({ path: '/pages/blog/list', ready: '[data-ready="blog-list"]' }),
  'blog-detail': route({
    path: '/pages/blog/detail/:id?',
    ready: '[data-ready="blog-detail"]',
    sample: { parameters: { id: '5' } },
  }),
  'blog-edit': route({
    path: '/pages/blog/edit/:id?',
    ready: '[data-ready="blog-edit"]',
    sample: { parameters: { id: '5' } },
  }),
  'account-settings': route({ path: '/pages/account-settings', ready: '[data-ready="account-settings"]' }),
  profile: route({ path: '/pages/profile', ready: '[data-ready="profile"]' }),
  'modal-examples': route({ path: '/pages/modal-examples', ready: '[data-ready="modal-examples"]' }),
  'login-basic': route({ path: '/pages/login-basic', ready: '[data-ready="login-basic"]' }),
  'login-cover': route({ path: '/pages/login-cover', ready: '[data-ready="login-cover"]' }),
  'register-basic': route({ path: '/pages/register-basic', ready: '[data-ready="register-basic"]' }),
  'register-cover': route({ path: '/pages/register-cover', ready: '[data-ready="register-cover"]' }),
  'register-multi-steps': route({ path: '/pages/register-multi-steps', ready: '[data-ready="register-multi-steps"]' }),
  'forgot-password-basic': route({
    path: '/pages/forgot-password-basic',
    ready: '[data-ready="forgot-password-basic"]',
  }),
  'forgot-password-cover': route({
    path: '/pages/forgot-password-cover',
    ready: '[data-ready="forgot-password-cover"]',
  }),
  'reset-password-basic': route({
    path: '/pages/reset-password-basic',
    ready: '[data-ready="reset-password-basic"]',
    sample: { query: { token: 'sample' } },
  }),
  'reset-password-cover': route({
    path: '/pages/reset-password-cover',
    ready: '[data-ready="reset-password-cover"]',
    sample: { query: { token: 'sample' } },
  }),
  'verify-email-basic': route({ path: '/pages/verify-email-basic', ready: '[data-ready="verify-email-basic"]' }),
  'verify-email-cover': route({ path: '/pages/verify-email-cover', ready: '[data-ready="verify-email-cover"]' }),
  'two-steps-basic': route({ path: '/pages/two-steps-basic', ready: '[data-ready="two-steps-basic"]' }),
  'two-steps-cover': route({ path: '/pages/two-steps-cover', ready: '[data-ready="two-steps-cover"]' }),
  'coming-soon': route({ path: '/misc/coming-soon', ready: '[data-ready="coming-soon"]' }),
  typography: route({ path: '/ui-element/typography', ready: '[data-ready="typography"]' }),
  icons: route({ path: '/icons/lucide', ready: '[data-ready="icons"]' }),
  'charts-apex': route({ path: '/charts/apex', ready: '[data-ready="charts-apex"]' }),
  'charts-chartjs': route({ path: '/charts/chartjs', ready: '[data-ready="charts-chartjs"]' }),
  'charts-recharts': route({ path: '/charts/recharts', ready: '[data-ready="charts-recharts"]' }),
  'cards-basic': route({ path: '/cards/basic', ready: '[data-ready="cards-basic"]' }),
  'cards-advance': route({ path: '/cards/advance', ready: '[data-ready="cards-advance"]' }),
  'cards-statistics': route({ path: '/cards/statistics', ready: '[data-ready="cards-statistics"]' }),
  'cards-analytics': route({ path: '/cards/analytics', ready: '[data-ready="cards-analytics"]' }),
  'cards-action': route({ path: '/cards/action', ready: '[data-ready="cards-action"]' }),
  tables: route({ path: '/tables/reactstrap', ready: '[data-ready="tables"]' }),
  'data-tables': route({
    path: '/datatables/basic',
    ready: '[data-ready="data-tables"] #zero-configuration plinth-data-grid[status="ready"]',
  }),
  'advanced-tables': route({
    path: '/datatables/advance',
    ready: '[data-ready="advanced-tables"] #server-side plinth-data-grid[status="ready"]',
    sample: { query: { q: 'engineer' } },
  }),
  ...SHOWCASE_ROUTES,
};

/** The addresses of the demo. */
export const demoRoutes = createRoutes(DEMO_ROUTES);

/** The name of a route of the demo. */
export type DemoRouteId = keyof typeof DEMO_ROUTES;

/** The name of a route of the demo whose address needs no parameters. */
export type StaticDemoRouteId = StaticIdIn<typeof DEMO_ROUTES>;
