import { MAX_QUANTITY } from '@plinth/api-client/demo/shop';
import { NumberField } from '@plinth/ui-kit/react/number-field';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { cartAddRequested, quantityChangeRequested } from '#demo/_shared/cart/cart-events.ts';
import { numberValueOf } from '#demo/_shared/event-value.ts';
import { ShareMenu } from '#demo/_shared/share-menu.tsx';
import { CartButton, useCartEntry } from '#demo/_shared/shop/cart-button.tsx';
import { productHref } from '#demo/_shared/shop/product-href.ts';
import type { ProductDetails } from '#demo/_shared/shop/products-api.ts';
import { WishlistButton } from '#demo/_shared/shop/wishlist-button.tsx';

/** The actions for a product. While it is in the cart, the quantity is that of the cart. */
export function ProductActions({ product }: { readonly product: ProductDetails }) {
  const dispatch = useDispatch();
  const entry = useCartEntry(product.id);
  const [chosenQuantity, setChosenQuantity] = useState(1);
  const { id, name, stock } = product;
  const setQuantity = (qty: number | null) => {
    if (qty === null || !Number.isInteger(qty) || qty < 1 || qty > MAX_QUANTITY) return;
    if (!entry) setChosenQuantity(qty);
    else if (qty !== entry.qty) dispatch(quantityChangeRequested({ id, name, qty }));
  };
  return (
    <div className="product-actions">
      <NumberField
        className="product-quantity"
        label="Quantity"
        min={1}
        max={MAX_QUANTITY}
        value={entry?.qty ?? chosenQuantity}
        disabled={stock === 0}
        onChange={(event) => setQuantity(numberValueOf(event))}
      />
      <CartButton
        product={product}
        text="Add To Cart"
        variant="primary"
        onAdd={() => dispatch(cartAddRequested({ product, qty: chosenQuantity }))}
      />
      <WishlistButton product={product} hasText />
      <ShareMenu title={product.name} href={productHref(product)} placement="bottom-start" />
    </div>
  );
}
