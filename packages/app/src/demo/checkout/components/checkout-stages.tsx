import { Link, useLocation } from '#shared/navigation.ts';
import { CHECKOUT_STEPS, isOpenStep, type CheckoutProgress, type CheckoutStep } from '../checkout-steps.ts';
import './checkout-stages.css';

const STEP_NAMES: Readonly<Record<CheckoutStep, string>> = {
  cart: 'Cart',
  address: 'Address',
  payment: 'Payment',
  done: 'Confirmation',
};

interface Props {
  readonly step: CheckoutStep | null;
  readonly progress: CheckoutProgress;
}

/** The steps of the checkout. Those that may be opened are links. */
export function CheckoutStages({ step, progress }: Props) {
  const { pathname, search } = useLocation();
  const hrefOf = (target: CheckoutStep): string => {
    const query = new URLSearchParams(search);
    if (target === 'cart') query.delete('step');
    else query.set('step', target);
    return `${pathname}?${query.toString()}`;
  };
  return (
    <nav className="checkout-stages" aria-label="Checkout steps">
      <ol>
        {CHECKOUT_STEPS.map((name, index) => {
          const isLink = name !== step && step !== 'done' && name !== 'done' && isOpenStep(name, progress);
          const content = (
            <>
              <span className="checkout-stage-number figures">{index + 1}</span>
              {STEP_NAMES[name]}
            </>
          );
          return (
            <li key={name}>
              {isLink ? (
                <Link className="checkout-stage" to={hrefOf(name)}>
                  {content}
                </Link>
              ) : (
                <span
                  className="checkout-stage"
                  aria-current={name === step ? 'step' : undefined}
                  data-locked={name === step ? undefined : ''}
                >
                  {content}
                  {name === step ? null : (
                    <span className="visually-hidden">{step === 'done' ? ', completed' : ', locked'}</span>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
