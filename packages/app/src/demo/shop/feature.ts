import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { ProductPage } from './pages/product.tsx';
import { ShopPage } from './pages/shop.tsx';
import { WishlistPage } from './pages/wishlist.tsx';

/** The shop of the demo: its products, one product, and the wishlist. */
export const feature: FeatureWithPages<'shop' | 'product' | 'wishlist'> = {
  requires: [demoFeature],
  pages: { shop: ShopPage, product: ProductPage, wishlist: WishlistPage },
};
