import { demoRoutes } from './routes.ts';

/** The address of the page on which a session of the demo starts. */
export const HOME_HREF = demoRoutes.hrefOf('todo');
