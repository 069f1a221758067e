import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { cartAddRequested, quantityChangeRequested } from '#demo/_shared/cart/cart-events.ts';
import { QuantityField } from '#demo/_shared/cart/quantity-field.tsx';
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
  const [isRefused, setRefused] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const { id, name, stock } = product;
  const setQuantity = (qty: number | null) => {
    setRefused(qty === null);
    if (qty === null) return;
    if (!entry) setChosenQuantity(qty);
    else if (qty !== entry.qty) dispatch(quantityChangeRequested({ id, name, qty }));
  };
  const add = () => {
    if (isRefused) actions.current?.querySelector<HTMLElement>('.product-quantity')?.focus();
    else dispatch(cartAddRequested({ product, qty: chosenQuantity }));
  };
  return (
    <div ref={actions} className="product-actions">
      <QuantityField
        className="product-quantity"
        label="Quantity"
        qty={entry?.qty ?? chosenQuantity}
        stock={stock}
        disabled={stock === 0}
        onQuantityChange={setQuantity}
      />
      <CartButton product={product} text="Add to cart" variant="primary" onAdd={add} />
      <WishlistButton product={product} hasText />
      <ShareMenu title={product.name} href={productHref(product)} placement="bottom-start" />
    </div>
  );
}
