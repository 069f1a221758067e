import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect } from 'react';
import { LinkButton } from '#demo/_shared/link-button.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useQuery } from '#shared/navigation.ts';
import { AddressStep } from '../components/address-step.tsx';
import { CartStep } from '../components/cart-step.tsx';
import { CheckoutStages } from '../components/checkout-stages.tsx';
import { CheckoutSummary } from '../components/checkout-summary.tsx';
import { Confirmation } from '../components/confirmation.tsx';
import { PaymentStep } from '../components/payment-step.tsx';
import { forgetStep } from '../components/step-heading.tsx';
import { useCheckout, type Checkout } from '../use-checkout.ts';
import './checkout.css';

function EmptyCart() {
  return (
    <div data-ready="checkout">
      <EmptyState heading="Your cart is empty" text="What you add in the shop appears here.">
        <LinkButton slot="action" to={demoRoutes.hrefOf('shop')}>
          Go to the shop
        </LinkButton>
      </EmptyState>
    </div>
  );
}

function StepContent({ checkout }: { readonly checkout: Checkout }) {
  const { setQuery } = useQuery();
  const { step, entries, addresses, address, cards, couponCode, couponPercent, retry } = checkout;
  if (retry) {
    return (
      <EmptyState kind="error" heading="The checkout did not load" text="Nothing has changed." onLoadRetry={retry} />
    );
  }
  if (step === null || !entries || !addresses) return <Skeleton shape="block" className="checkout-skeleton" />;
  if (entries.length === 0) return <EmptyCart />;
  return (
    <div className="checkout-columns" data-ready="checkout">
      {step === 'address' ? (
        <AddressStep addresses={addresses} onChoose={({ id }) => setQuery({ step: 'payment', address: String(id) })} />
      ) : step === 'payment' && address && cards ? (
        <PaymentStep
          address={address}
          cards={cards}
          coupon={couponPercent > 0 ? couponCode : ''}
          onPlaced={({ id }) =>
            // The confirmation takes the place of the payment in the history, so that Back does not lead to it.
            setQuery({ step: 'done', order: String(id), address: null, coupon: null }, { replace: true })
          }
        />
      ) : (
        <CartStep entries={entries} />
      )}
      <CheckoutSummary checkout={checkout} />
    </div>
  );
}

/** The page of the checkout. The address has its step, the chosen address, the coupon and the placed order. */
export function CheckoutPage() {
  const { query } = useQuery();
  const checkout = useCheckout();
  useEffect(() => forgetStep, []);
  return (
    <ListPage title="demo.pages.checkout" group="demo.menu.ecommerce">
      <div className="checkout">
        <CheckoutStages step={checkout.step} progress={checkout.progress} />
        {checkout.step === 'done' ? (
          <Confirmation orderId={Number(query.get('order'))} />
        ) : (
          <StepContent checkout={checkout} />
        )}
      </div>
    </ListPage>
  );
}
