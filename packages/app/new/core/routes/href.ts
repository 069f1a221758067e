import { createRoutes, route } from '#core/routes/create-routes.ts';

/** The address of the example, which is no route of the app. */
export const { hrefOf } = createRoutes({
  'example-item': route({ path: '/example-item', ready: '.example-item-row' }),
});
