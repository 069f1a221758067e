import type { Product } from '@plinth/api-client/demo/shop';
import { demoRoutes } from '../routes.ts';

/** Returns the address of a product's page. */
export const productHref = ({ slug }: Pick<Product, 'slug'>): string => demoRoutes.hrefOf('product', { slug });
