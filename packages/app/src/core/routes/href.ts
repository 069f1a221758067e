import { routes } from './routes.ts';

export const { hrefOf, sampleHrefOf } = routes;
