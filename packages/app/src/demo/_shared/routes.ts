import { createRoutes, route } from '#core/routes/create-routes.ts';

/** Every route of the demo. Where two patterns match a pathname equally well, the first one wins. */
const DEMO_ROUTES = {
  'dashboard-ecommerce': route({ path: '/', ready: '[data-ready="dashboard-ecommerce"]' }),
  'dashboard-analytics': route({ path: '/dashboard/analytics', ready: '[data-ready="dashboard-analytics"]' }),
  'dashboard-main': route({ path: '/dashboard/main', ready: '[data-ready="dashboard-main"]' }),
  'email-label': route({
    path: '/apps/email/label/:label',
    ready: '[data-ready="email"]',
    sample: { parameters: { label: 'company' } },
  }),
  email: route({ path: '/apps/email/:folder?', ready: '[data-ready="email"]' }),
  chat: route({
    path: '/apps/chat',
    ready: '[data-ready="chat"]',
    sample: { query: { contact: '7' } },
  }),
  'todo-tag': route({
    path: '/apps/todo/tag/:tag',
    ready: '[data-ready="todo"]',
    sample: { parameters: { tag: 'team' } },
  }),
  todo: route({ path: '/apps/todo/:filter?', ready: '[data-ready="todo"]' }),
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
    ready: '[data-ready="knowledge-category"]',
    sample: { parameters: { category: 'repayments' } },
  }),
  'knowledge-question': route({
    path: '/pages/knowledge-base/:category/:question',
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
  'charts-apex': route({ path: '/charts/apex', ready: '[data-ready="charts-apex"]' }),
  'charts-chartjs': route({ path: '/charts/chartjs', ready: '[data-ready="charts-chartjs"]' }),
  'charts-recharts': route({ path: '/charts/recharts', ready: '[data-ready="charts-recharts"]' }),
  'cards-basic': route({ path: '/cards/basic', ready: '[data-ready="cards-basic"]' }),
  'cards-advance': route({ path: '/cards/advance', ready: '[data-ready="cards-advance"]' }),
  'cards-statistics': route({ path: '/cards/statistics', ready: '[data-ready="cards-statistics"]' }),
  'cards-analytics': route({ path: '/cards/analytics', ready: '[data-ready="cards-analytics"]' }),
  'cards-action': route({ path: '/cards/action', ready: '[data-ready="cards-action"]' }),
  tables: route({ path: '/tables/reactstrap', ready: '[data-ready="tables"]' }),
};

/** The addresses of the demo. */
export const demoRoutes = createRoutes(DEMO_ROUTES);

/** The name of a route of the demo. */
export type DemoRouteId = keyof typeof DEMO_ROUTES;
