import type { Product } from '@plinth/api-client/demo/shop';
import { Carousel } from '@plinth/ui-kit/react/carousel';
import { useProductsQuery } from '#demo/_shared/shop/products-api.ts';
import { WishlistButton } from '#demo/_shared/shop/wishlist-button.tsx';
import { ProductCard } from './product-card.tsx';

/** The most products that are shown. */
const MAX_PRODUCTS = 12;

/** Other products of a product's category. Without any, there is nothing. */
export function RelatedProducts({ product }: { readonly product: Product }) {
  const { category } = product;
  const { currentData } = useProductsQuery({ category, perPage: MAX_PRODUCTS });
  const others = currentData?.products.filter(({ id }) => id !== product.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="related-products">
      <h2>Related products</h2>
      <Carousel label="Related products">
        {others.map((other) => (
          <div key={other.id}>
            <ProductCard product={other} corner={<WishlistButton product={other} />} />
          </div>
        ))}
      </Carousel>
    </section>
  );
}
