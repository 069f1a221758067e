import type { Product } from '@plinth/api-client/demo/shop';
import { iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { CartButton } from '#demo/_shared/shop/cart-button.tsx';
import { useWishlistQuery } from '#demo/_shared/shop/wishlist-api.ts';
import { moveToCartRequested, wishlistRemoveRequested } from '#demo/_shared/shop/wishlist-events.ts';
import { focusElement } from '#shared/focus-element.ts';
import { LoadingCard, ProductCard } from '../components/product-card.tsx';
import { RelatedProducts } from '../components/related-products.tsx';
import './wishlist.css';

/** The number of products that are drawn while they load. */
const LOADING_CARDS = 4;
/** The most products of a wishlist that has others of the shop under it. */
const MAX_WITH_OTHERS = 4;
/** The products of the shop, in its usual order. */
const ANY_PRODUCT = {};

function EmptyWishlist() {
  return (
    <EmptyState heading="Your wishlist is empty" text="Select the heart on a product to add it here.">
      <LinkButton slot="action" to={demoRoutes.hrefOf('shop')}>
        Go to the shop
      </LinkButton>
    </EmptyState>
  );
}

interface CardsProps {
  readonly products: readonly Product[];
  /** A product is being removed, and the focused button with it. */
  readonly onLeave: () => void;
}

function WishlistCards({ products, onLeave }: CardsProps) {
  const dispatch = useDispatch();
  return (
    <ul className="product-cards wishlist-cards" aria-label="Wishlist">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            corner={
              <Button
                variant="ghost"
                size="small"
                iconOnly
                label={`Remove, ${product.name}`}
                onClick={() => {
                  onLeave();
                  dispatch(wishlistRemoveRequested(product));
                }}
              >
                <Icon path={iconX} />
              </Button>
            }
            action={
              <CartButton
                product={product}
                text="Move to cart"
                size="small"
                onAdd={() => {
                  onLeave();
                  dispatch(moveToCartRequested({ ...product, qty: 1, terms: null }));
                }}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns the products that the page has shown. One that was just removed is not offered again below. */
function useShownProducts(products: readonly Product[] | undefined): readonly Product[] {
  const [shown, setShown] = useState<readonly Product[]>([]);
  const added = products?.filter(({ id }) => shown.every((product) => product.id !== id)) ?? [];
  if (added.length > 0) setShown([...shown, ...added]);
  return shown;
}

/** The page of the wishlist. */
export function WishlistPage() {
  const { data: products, isError, refetch } = useWishlistQuery();
  const shown = useShownProducts(products);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <ListPage title="demo.pages.wishlist" group="demo.menu.ecommerce">
      <div className="wishlist" data-ready={products ? 'wishlist' : undefined}>
        {isError && !products ? (
          <EmptyState
            kind="error"
            heading="The wishlist did not load"
            text="Nothing has changed."
            onLoadRetry={() => void refetch()}
          />
        ) : (
          <>
            <p ref={status} className="wishlist-total muted" tabIndex={-1}>
              <bdi>
                {products === undefined ? '\u00A0' : `${products.length} ${products.length === 1 ? 'item' : 'items'}`}
              </bdi>
            </p>
            {products === undefined ? (
              <ul className="product-cards wishlist-cards" aria-hidden="true">
                {Array.from({ length: LOADING_CARDS }, (_, index) => (
                  <li key={index}>
                    <LoadingCard />
                  </li>
                ))}
              </ul>
            ) : products.length === 0 ? (
              <EmptyWishlist />
            ) : (
              <WishlistCards products={products} onLeave={() => focusElement(status.current)} />
            )}
            {products && products.length > 0 && products.length <= MAX_WITH_OTHERS ? (
              <RelatedProducts heading="More from the shop" query={ANY_PRODUCT} shown={shown} />
            ) : null}
          </>
        )}
      </div>
    </ListPage>
  );
}
