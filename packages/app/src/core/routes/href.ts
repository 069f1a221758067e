import { routes } from './routes.ts';

export const { hrefOf, readyOf, sampleHrefOf } = routes;
