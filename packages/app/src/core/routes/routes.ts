import { createRoutes, route, type ParametersIn, type StaticIdIn } from './create-routes.ts';

/**
 * Every route of the product (product.md#pages). Where two patterns match a pathname equally well, the first one wins.
 *
 * The app refuses the samples of the OAuth routes, because no link was started: a test that opens them stays in the
 * app.
 */
export const ROUTES = {
  /** Redirects each session to its home page. */
  root: route({ path: '/', ready: '.flow-chart svg' }),
  login: route({ path: '/login', ready: '.auth-layout-form plinth-button' }),
  register: route({ path: '/register/:step?', hasNames: true, ready: '.auth-layout-form plinth-button' }),
  'forgot-password': route({ path: '/forgot-password', ready: '.auth-layout-form plinth-button' }),
  'not-authorized': route({ path: '/misc/not-authorized', ready: '.message-frame h1' }),
  maintenance: route({ path: '/misc/maintenance', ready: '.message-frame h1' }),
  error: route({ path: '/misc/error', ready: '.message-frame h1' }),
  dashboard: route({ path: '/dashboard/financial', ready: '.flow-chart svg' }),
  accounting: route({ path: '/accounting', ready: '.platform-connection' }),
  commerce: route({ path: '/commerce', ready: '.platform-connection' }),
  'bank-accounts': route({ path: '/bank-accounts', ready: '.bank' }),
  'bank-authenticate': route({
    path: '/bank-accounts/:connectionId/authenticate',
    ready: '.message-frame plinth-button',
    sample: { parameters: { connectionId: 'nobody' } },
  }),
  'virtual-card': route({
    path: '/bank-accounts/virtual-cards/:virtualCreditCardId',
    ready: '.card-facts',
    sample: { parameters: { virtualCreditCardId: 'card-8804' } },
  }),
  tickets: route({ path: '/tickets', ready: 'li.ticket' }),
  'bank-return': route({
    path: '/bank-accounts/oauth',
    ready: '.message-frame plinth-button',
    sample: { query: { state: 'other', connectionId: 'c1' } },
  }),
  connect: route({
    path: '/connect',
    ready: '.message-frame plinth-button',
    sample: { query: { kind: 'commerce', state: 'other', connectionId: 'c1' } },
  }),
} as const;

/** Name of a route. */
export type RouteId = keyof typeof ROUTES;

/** Parameters of a route, by its id. */
export type ParametersOf<Id extends RouteId> = ParametersIn<typeof ROUTES, Id>;

/** Routes whose address needs no parameters. */
export type StaticRouteId = StaticIdIn<typeof ROUTES>;

/** The addresses of the product. */
export const routes = createRoutes(ROUTES);

/** Every id, in the order of the declarations. */
export const routeIds = routes.ids;
