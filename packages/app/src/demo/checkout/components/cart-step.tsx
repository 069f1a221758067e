import { lineDiscountOf } from '@plinth/api-client/demo/order-sums';
import { formatDate, formatMoney } from '@plinth/ui-kit/format';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { dollars } from '#demo/_shared/amounts.ts';
import type { CartEntry } from '#demo/_shared/cart/cart-api.ts';
import { cartRemoveRequested, quantityChangeRequested } from '#demo/_shared/cart/cart-events.ts';
import { QuantityField } from '#demo/_shared/cart/quantity-field.tsx';
import { stockText } from '#demo/_shared/cart/stock.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { productHref } from '#demo/_shared/shop/product-href.ts';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { ProductRating } from '#demo/_shared/shop/product-rating.tsx';
import { useIsInWishlist } from '#demo/_shared/shop/wishlist-api.ts';
import { moveToWishlistRequested } from '#demo/_shared/shop/wishlist-events.ts';
import { focusElement } from '#shared/focus-element.ts';
import { Link } from '#shared/navigation.ts';
import { StepHeading } from './step-heading.tsx';
import './cart-step.css';

/** Returns a day without its year, as `Nov 26`. */
const shortDay = (day: string): string => formatDate(day, 'short', { language: 'en-US' });

/** Returns an amount that is taken off, with a true minus. */
const takenOff = (amount: number): string => formatMoney(-amount * 100, { language: 'en-US' });

interface LineProps {
  readonly entry: CartEntry;
  /** The line is leaving: the button that has the focus is about to be gone. */
  readonly onLeave: () => void;
}

function LinePrice({ entry }: Pick<LineProps, 'entry'>) {
  const { price, qty, terms } = entry;
  return (
    <div className="cart-line-price">
      <bdi dir="ltr" className="figures">
        {dollars(price * qty)}
      </bdi>
      {terms ? (
        <>
          <bdi dir="ltr" className="figures muted">
            {takenOff(lineDiscountOf({ price, qty, discountPercentage: terms.discountPercentage }))}
          </bdi>
          <bdi className="text-13 cart-line-terms">
            {terms.discountPercentage}% off{' '}
            <span>
              ({terms.offers} {terms.offers === 1 ? 'offer' : 'offers'})
            </span>
          </bdi>
        </>
      ) : (
        <Skeleton lines={2} />
      )}
    </div>
  );
}

function CartLine({ entry, onLeave }: LineProps) {
  const dispatch = useDispatch();
  const isInWishlist = useIsInWishlist(entry);
  const { id, name, brand, image, price, qty, rating, stock, hasFreeShipping, terms } = entry;
  const facts = [
    stockText(stock),
    ...(terms ? [`delivery by ${shortDay(terms.shippingDate)}`] : []),
    ...(hasFreeShipping ? ['Free shipping'] : []),
  ];
  const saveQuantity = (chosen: number | null) => {
    if (chosen !== null && chosen !== qty) dispatch(quantityChangeRequested({ id, name, qty: chosen }));
  };
  return (
    <li className="cart-line">
      <Link className="cart-line-picture" to={productHref(entry)} tabIndex={-1} aria-hidden="true">
        <ProductPicture image={image} />
      </Link>
      <div className="cart-line-words">
        <Link className="cart-line-name" to={productHref(entry)}>
          <bdi>{name}</bdi>
        </Link>
        <span className="cart-line-maker">
          <bdi>By {brand}</bdi>
          <ProductRating rating={rating} />
        </span>
        <bdi>{facts.join(', ')}</bdi>
        <span className="cart-line-actions">
          <button
            type="button"
            className="cart-line-action"
            aria-label={`Remove, ${name}`}
            onClick={() => {
              onLeave();
              dispatch(cartRemoveRequested(entry));
            }}
          >
            Remove
          </button>
          <button
            type="button"
            className="cart-line-action"
            aria-label={`Move to wishlist, ${name}`}
            onClick={() => {
              onLeave();
              dispatch(moveToWishlistRequested({ entry, isInWishlist }));
            }}
          >
            Move to wishlist
          </button>
        </span>
      </div>
      <div className="cart-line-quantity">
        <QuantityField label={`Qty, ${name}`} labelHidden qty={qty} stock={stock} onQuantityChange={saveQuantity} />
        {qty > 1 ? (
          <bdi dir="ltr" className="text-13 muted figures">
            {dollars(price)} each
          </bdi>
        ) : null}
      </div>
      <LinePrice entry={entry} />
    </li>
  );
}

/** The first step: what is in the cart. */
export function CartStep({ entries }: { readonly entries: readonly CartEntry[] }) {
  const section = useRef<HTMLElement>(null);
  const focusHeading = () => focusElement(section.current?.querySelector('h2') ?? null);
  return (
    <section ref={section} className="checkout-sheet" aria-label="Cart">
      <div className="checkout-sheet-head">
        <StepHeading step="cart">
          <bdi>
            {entries.length} {entries.length === 1 ? 'item' : 'items'}
          </bdi>
        </StepHeading>
        <Link className="text-13" to={demoRoutes.hrefOf('shop')}>
          Continue shopping
        </Link>
      </div>
      <div className="cart-lines-head" aria-hidden="true">
        <span>Item</span>
        <span>Qty</span>
        <span>Price</span>
      </div>
      <ul className="cart-lines">
        {entries.map((entry) => (
          <CartLine key={entry.id} entry={entry} onLeave={focusHeading} />
        ))}
      </ul>
    </section>
  );
}
