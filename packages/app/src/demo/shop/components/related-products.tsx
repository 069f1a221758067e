import type { Product } from '@plinth/api-client/demo/shop';
import { Carousel } from '@plinth/ui-kit/react/carousel';
import { useProductsQuery, type ProductQuery } from '#demo/_shared/shop/products-api.ts';
import { WishlistButton } from '#demo/_shared/shop/wishlist-button.tsx';
import { LoadingCard, ProductCard } from './product-card.tsx';
import './related-products.css';

/** The most products that are shown. */
const MAX_PRODUCTS = 12;
/** The number of products that are drawn while they load. */
const LOADING_CARDS = 4;

interface Props {
  readonly heading: string;
  readonly query: ProductQuery;
  /** The products of the page, which are not shown again. */
  readonly shown: readonly Product[];
}

/** Other products of the shop than those of the page. Without any, there is nothing. */
export function RelatedProducts({ heading, query, shown }: Props) {
  const { currentData, isError } = useProductsQuery({ ...query, perPage: MAX_PRODUCTS });
  const others = currentData?.products.filter(({ id }) => shown.every((product) => product.id !== id));
  if (others ? others.length === 0 : isError) return null;
  return (
    <section className="related-products">
      <h2>{heading}</h2>
      {others ? (
        <Carousel label={heading}>
          {others.map((other) => (
            <div key={other.id}>
              <ProductCard product={other} corner={<WishlistButton product={other} />} />
            </div>
          ))}
        </Carousel>
      ) : (
        <div className="related-products-loading" aria-hidden="true">
          {Array.from({ length: LOADING_CARDS }, (_, index) => (
            <LoadingCard key={index} />
          ))}
        </div>
      )}
    </section>
  );
}
