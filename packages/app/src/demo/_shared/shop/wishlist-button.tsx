import type { Product, ShopProduct } from '@plinth/api-client/demo/shop';
import { iconHeart } from '@plinth/ui-kit/icons/heart';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useDispatch } from 'react-redux';
import { useIsInWishlist } from './wishlist-api.ts';
import { wishlistAddRequested, wishlistRemoveRequested } from './wishlist-events.ts';
import './wishlist-button.css';

interface Props {
  readonly product: Product & Partial<Pick<ShopProduct, 'isInWishlist'>>;
  /** Shows the word beside the heart. */
  readonly hasText?: boolean;
}

/** A heart button that adds a product to the wishlist or removes it. */
export function WishlistButton({ product, hasText = false }: Props) {
  const dispatch = useDispatch();
  const isInWishlist = useIsInWishlist(product);
  return (
    <Button
      className="wishlist-button"
      variant={hasText ? 'secondary' : 'ghost'}
      size={hasText ? 'medium' : 'small'}
      iconOnly={!hasText}
      label={`Wishlist, ${product.name}`}
      data-on={isInWishlist ? '' : undefined}
      pressed={isInWishlist ? 'true' : 'false'}
      onClick={() => dispatch(isInWishlist ? wishlistRemoveRequested(product) : wishlistAddRequested(product))}
    >
      <Icon slot={hasText ? 'start' : undefined} path={iconHeart} />
      {hasText ? 'Wishlist' : null}
    </Button>
  );
}
