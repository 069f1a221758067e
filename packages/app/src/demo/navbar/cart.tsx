import { MAX_QUANTITY, type CartProduct } from '@plinth/api-client/demo/shop';
import { iconShoppingCart, iconTrash2 } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Icon } from '@plinth/ui-kit/react/icon';
import { NumberField } from '@plinth/ui-kit/react/number-field';
import { Popover } from '@plinth/ui-kit/react/popover';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { FindOpenPage } from '#core/demo/demo-app.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { subtotalOf, useCartQuery } from '#demo/_shared/cart/cart-api.ts';
import { cartRemoveRequested, quantityChangeRequested } from '#demo/_shared/cart/cart-events.ts';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { Link, useNavigate } from '#shared/navigation.ts';
import { isPlainClick } from '#shared/plain-click.ts';
import './navbar.css';

const CHECKOUT = '/apps/ecommerce/checkout';
const productHref = ({ slug }: CartProduct): string => `/apps/ecommerce/product-detail/${slug}`;

interface RowProps {
  readonly product: CartProduct;
  readonly findOpenPage: FindOpenPage;
  readonly onRemove: () => void;
  readonly onOpen: () => void;
}

function CartRow({ product, findOpenPage, onRemove, onOpen }: RowProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const field = useRef<ComponentRef<typeof NumberField>>(null);
  const { id, name, brand, price, image, qty } = product;
  const href = productHref(product);
  const saveQuantity = () => {
    const chosen = field.current?.value;
    const isQuantity = Number.isInteger(chosen) && Number(chosen) >= 1 && Number(chosen) <= MAX_QUANTITY;
    if (isQuantity && chosen !== qty) dispatch(quantityChangeRequested({ id, name, qty: Number(chosen) }));
  };
  return (
    <li className="cart-row">
      <ProductPicture image={image} />
      <div className="cart-words">
        {findOpenPage(href) ? (
          <Link to={href} onClick={onOpen}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <span>
            <bdi>{name}</bdi>
          </span>
        )}
        <span className="text-13 muted">{t('demo.cart.by', { brand })}</span>
      </div>
      <bdi dir="ltr" className="cart-price figures">
        {dollars(price)}
      </bdi>
      <NumberField
        ref={field}
        className="cart-quantity"
        label={t('demo.cart.quantity', { name })}
        labelHidden
        min={1}
        max={MAX_QUANTITY}
        value={qty}
        onChange={saveQuantity}
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

interface ContentProps extends Pick<RowProps, 'findOpenPage' | 'onOpen'> {
  readonly products: readonly CartProduct[];
  /** Moves the focus to the title of the cart: the button that had it is gone. */
  readonly onRemoved: () => void;
}

function CartContent({ products, findOpenPage, onOpen, onRemoved }: ContentProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (products.length === 0) return <p className="cart-note">{t('demo.cart.empty')}</p>;
  return (
    <>
      <ul className="cart-rows">
        {products.map((product) => (
          <CartRow
            key={product.id}
            product={product}
            findOpenPage={findOpenPage}
            onOpen={onOpen}
            onRemove={() => {
              onRemoved();
              dispatch(cartRemoveRequested({ id: product.id, name: product.name, qty: product.qty }));
            }}
          />
        ))}
      </ul>
      <div className="cart-foot">
        <span>{t('demo.cart.subtotal')}</span>
        <bdi dir="ltr" className="cart-subtotal figures">
          {dollars(subtotalOf(products))}
        </bdi>
        {findOpenPage(CHECKOUT) ? (
          <Button
            className="cart-checkout"
            variant="primary"
            href={CHECKOUT}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onOpen();
              navigate(CHECKOUT);
            }}
          >
            {t('demo.cart.checkout')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The cart: its button has the number of items and opens them. */
export function Cart({ findOpenPage }: Pick<RowProps, 'findOpenPage'>) {
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
          findOpenPage={findOpenPage}
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
