import { subtotalOf } from '@plinth/api-client/demo/order-sums';
import { iconShoppingCart, iconTrash2 } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Popover } from '@plinth/ui-kit/react/popover';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { dollars } from '#demo/_shared/amounts.ts';
import { useCartQuery, type CartEntry } from '#demo/_shared/cart/cart-api.ts';
import { cartRemoveRequested, quantityChangeRequested } from '#demo/_shared/cart/cart-events.ts';
import { QuantityField } from '#demo/_shared/cart/quantity-field.tsx';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { productHref } from '#demo/_shared/shop/product-href.ts';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { Link } from '#shared/navigation.ts';
import './navbar.css';

const CHECKOUT = demoRoutes.hrefOf('checkout');

interface RowProps {
  readonly product: CartEntry;
  readonly onRemove: () => void;
  readonly onOpen: () => void;
}

function CartRow({ product, onRemove, onOpen }: RowProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { id, name, brand, price, image, qty, stock } = product;
  const saveQuantity = (chosen: number | null) => {
    if (chosen !== null && chosen !== qty) dispatch(quantityChangeRequested({ id, name, qty: chosen }));
  };
  return (
    <li className="cart-row">
      <ProductPicture image={image} />
      <div className="cart-words">
        <Link to={productHref(product)} onClick={onOpen}>
          <bdi>{name}</bdi>
        </Link>
        <span className="text-13 muted">{t('demo.cart.by', { brand })}</span>
      </div>
      <span className="cart-price">
        <bdi dir="ltr" className="figures">
          {dollars(price * qty)}
        </bdi>
        {qty > 1 ? <bdi className="text-13 muted figures">{t('demo.cart.each', { price: dollars(price) })}</bdi> : null}
      </span>
      <QuantityField
        className="cart-quantity"
        label={t('demo.cart.quantity', { name })}
        labelHidden
        qty={qty}
        stock={stock}
        onQuantityChange={saveQuantity}
      />
      <Button
        className="cart-remove"
        variant="ghost"
        size="small"
        iconOnly
        label={t('demo.cart.remove', { name })}
        onClick={onRemove}
      >
        <Icon path={iconTrash2} size="small" />
      </Button>
    </li>
  );
}

interface ContentProps extends Pick<RowProps, 'onOpen'> {
  readonly products: readonly CartEntry[];
  /** Moves the focus to the title of the cart: the button that had it is gone. */
  readonly onRemoved: () => void;
}

function CartContent({ products, onOpen, onRemoved }: ContentProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (products.length === 0) return <p className="cart-note">{t('demo.cart.empty')}</p>;
  return (
    <>
      <ul className="cart-rows">
        {products.map((product) => (
          <CartRow
            key={product.id}
            product={product}
            onOpen={onOpen}
            onRemove={() => {
              onRemoved();
              dispatch(cartRemoveRequested(product));
            }}
          />
        ))}
      </ul>
      <div className="cart-foot">
        <span>{t('demo.cart.subtotal')}</span>
        <bdi dir="ltr" className="cart-subtotal figures">
          {dollars(subtotalOf(products))}
        </bdi>
        <LinkButton className="cart-checkout" variant="primary" to={CHECKOUT} onOpen={onOpen}>
          {t('demo.cart.checkout')}
        </LinkButton>
      </div>
    </>
  );
}

/** The cart: its button has the number of items and opens them. */
export function Cart() {
  const { t } = useTranslation();
  const { data: products, isError, refetch } = useCartQuery();
  const popover = useRef<ComponentRef<typeof Popover>>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const count = products?.length ?? 0;
  const items = t('demo.cart.items', { count });
  return (
    <Popover ref={popover} className="cart-popover" label={t('demo.cart.title')} placement="bottom-end">
      <Button
        slot="trigger"
        variant="ghost"
        iconOnly
        label={count > 0 ? `${t('demo.cart.title')}, ${items}` : t('demo.cart.title')}
      >
        <span className="cart-mark">
          <Icon path={iconShoppingCart} />
          {count > 0 ? (
            <Badge kind="count" aria-hidden="true">
              {count}
            </Badge>
          ) : null}
        </span>
      </Button>
      <div className="cart-head">
        <h2 ref={title} tabIndex={-1}>
          {t('demo.cart.title')}
        </h2>
        {count > 0 ? <span className="text-13 muted">{items}</span> : null}
      </div>
      {products ? (
        <CartContent
          products={products}
          onOpen={() => popover.current?.hide()}
          onRemoved={() => title.current?.focus()}
        />
      ) : isError ? (
        <EmptyState kind="error" heading={t('demo.cart.loadFailed')} onLoadRetry={() => void refetch()} />
      ) : (
        <div className="cart-note">
          <Skeleton lines={5} />
        </div>
      )}
    </Popover>
  );
}
