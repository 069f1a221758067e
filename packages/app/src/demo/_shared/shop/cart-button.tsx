import type { Product, ShopProduct } from '@plinth/api-client/demo/shop';
import { iconCheck } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useRef, type ComponentProps, type ComponentRef } from 'react';
import { useCartQuery, type CartEntry } from '../cart/cart-api.ts';
import { LinkButton } from '../link-button.tsx';
import { demoRoutes } from '../routes.ts';

const CHECKOUT = demoRoutes.hrefOf('checkout');

/** Returns the entry of a product in the cart; null when it has none, undefined until the cart has loaded. */
export function useCartEntry(productId: number): CartEntry | null | undefined {
  return useCartQuery(undefined, {
    selectFromResult: ({ data }) => ({ entry: data && (data.find(({ id }) => id === productId) ?? null) }),
  }).entry;
}

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  readonly product: Product & Partial<Pick<ShopProduct, 'isInCart'>>;
  /** The button's text while the product is not in the cart. */
  readonly text: string;
  /** Adds the product to the cart. */
  readonly onAdd: () => void;
}

/** A button that adds a product to the cart. Once the product is in the cart, it is a link to the checkout. */
export function CartButton({ product, text, onAdd, variant = 'ghost', size = 'medium' }: Props) {
  const entry = useCartEntry(product.id);
  const isInCart = entry === undefined ? (product.isInCart ?? false) : entry !== null;
  const link = useRef<ComponentRef<typeof Button>>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone with its focus, which the link in its place takes, unless it has been moved elsewhere.
    const isLost = document.activeElement === document.body;
    if (isInCart && wasPressed.current && isLost) void link.current?.updateComplete.then(() => link.current?.focus());
    wasPressed.current = false;
  }, [isInCart]);
  const { name, stock } = product;
  if (isInCart) {
    return (
      <LinkButton
        key="link"
        ref={link}
        className="in-cart"
        variant={variant === 'primary' ? 'secondary' : variant}
        size={size}
        to={CHECKOUT}
        label={`View in cart, ${name}`}
      >
        <Icon slot="start" size="small" path={iconCheck} />
        View in cart
      </LinkButton>
    );
  }
  return (
    <Button
      key="button"
      variant={variant}
      size={size}
      disabled={stock === 0}
      label={`${text}, ${name}`}
      onClick={() => {
        wasPressed.current = true;
        onAdd();
      }}
    >
      {text}
    </Button>
  );
}
