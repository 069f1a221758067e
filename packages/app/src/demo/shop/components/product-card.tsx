import type { Product, ShopProduct } from '@plinth/api-client/demo/shop';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import type { ReactNode } from 'react';
import { dollars } from '#demo/_shared/amounts.ts';
import { productHref } from '#demo/_shared/shop/product-href.ts';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { ProductRating } from '#demo/_shared/shop/product-rating.tsx';
import { Link } from '#shared/navigation.ts';
import './product-card.css';

interface Props {
  readonly product: Product & Partial<Pick<ShopProduct, 'isInWishlist' | 'isInCart'>>;
  /** The control at the corner of the picture. */
  readonly corner?: ReactNode;
  /** The control at the foot. Without it, there is no foot. */
  readonly action?: ReactNode;
}

/** A product with its picture, which leads to its page. */
export function ProductCard({ product, corner, action }: Props) {
  const { name, brand, price, rating, description, image, stock, hasFreeShipping } = product;
  return (
    <article className="product-card">
      <div className="product-plate">
        <ProductPicture image={image} />
        {stock === 0 ? <Badge className="product-stock">Out of stock</Badge> : null}
        {corner ? <span className="product-corner">{corner}</span> : null}
      </div>
      <div className="product-words">
        <div className="product-first-line">
          <Link className="product-link" to={productHref(product)}>
            <bdi>{name}</bdi>
          </Link>
          <bdi dir="ltr" className="product-price figures">
            {dollars(price)}
          </bdi>
        </div>
        <div className="product-second-line">
          <bdi>By {brand}</bdi>
          <ProductRating rating={rating} hasNumber />
        </div>
        <p className="product-text" dir="auto">
          {description}
        </p>
      </div>
      {action ? (
        <div className="product-foot">
          <span>{hasFreeShipping ? 'Free shipping' : null}</span>
          {action}
        </div>
      ) : null}
    </article>
  );
}

/** Placeholder of a product while it loads. */
export function LoadingCard() {
  return (
    <div className="product-card">
      <Skeleton shape="block" className="product-plate" />
      <div className="product-words product-loading">
        <Skeleton lines={3} />
      </div>
      <div className="product-foot" />
    </div>
  );
}
