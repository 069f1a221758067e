import type { PaymentMethod } from '@plinth/api-client/demo/account';
import type { Order, StoredAddress } from '@plinth/api-client/demo/orders';
import { cardBrand, isCardExpired } from '@plinth/api-client/demo/payment-card';
import { randomId } from '@plinth/api-client/random-id';
import { plainText } from '@plinth/ui-kit/plain-text';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { MaskedField } from '@plinth/ui-kit/react/masked-field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useState } from 'react';
import { useServices } from '#core/context.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { BRAND_NAMES, cardName } from '#demo/_shared/account/card-names.ts';
import { type DemoFailure, failureOf } from '#demo/_shared/demo-api.ts';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { useLeaveGuard } from '#shared/use-leave-guard.ts';
import { usePlaceOrderMutation } from '../orders-api.ts';
import {
  BANK_TRANSFER,
  checkPayment,
  chosenCardOf,
  firstPaymentValues,
  NEW_CARD,
  PAY_ON_DELIVERY,
  paymentOf,
  type PaymentValues,
} from '../payment-form.ts';
import { DeliveryAddressLines } from './delivery-address.tsx';
import { StepHeading } from './step-heading.tsx';
import './checkout-form.css';

type Name = keyof PaymentValues;

interface Props {
  readonly address: StoredAddress;
  /** The stored cards of the account. */
  readonly cards: readonly PaymentMethod[];
  /** The code of the coupon; empty without one. */
  readonly coupon: string;
  readonly onPlaced: (order: Order) => void;
}

function failureText({ status, message, fields }: DemoFailure): string {
  if (status === null) return 'We’re not sure whether the order was placed. Trying again won’t place it twice.';
  const reason = message ?? Object.values(fields)[0];
  return reason === undefined
    ? 'The order was not placed. Nothing was charged.'
    : `The order was not placed. ${reason}.`;
}

interface MethodsProps {
  readonly cards: readonly PaymentMethod[];
  readonly now: Date;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function PaymentMethods({ cards, now, value, onValue }: MethodsProps) {
  return (
    <RadioGroup
      className="payment-methods"
      name="method"
      label="Pay with"
      value={value}
      onChange={(event) => onValue(textValueOf(event) ?? NEW_CARD)}
    >
      {cards.map((card) => {
        const isExpired = isCardExpired(card.expiry, now);
        return (
          <Radio
            key={card.id}
            value={String(card.id)}
            disabled={isExpired}
            description={`${card.name}, ${isExpired ? 'expired' : 'expires'} ${card.expiry}`}
          >
            <bdi dir="ltr">{cardName(card)}</bdi>
          </Radio>
        );
      })}
      <Radio value={NEW_CARD}>New card</Radio>
      <Radio
        value={BANK_TRANSFER}
        description="We send the account details with the order. It ships when the money arrives."
      >
        Bank transfer
      </Radio>
      <Radio value={PAY_ON_DELIVERY} description="In cash or by card, at the door.">
        Pay on delivery
      </Radio>
    </RadioGroup>
  );
}

/** The third step: how to pay. It places the order. */
export function PaymentStep({ address, cards, coupon, onPlaced }: Props) {
  const { now: clock } = useServices();
  const [now] = useState(() => new Date(clock()));
  const [initial] = useState(() => firstPaymentValues(cards, now));
  // The same for every attempt, so that an order whose response was lost is not placed again.
  const [key] = useState(randomId);
  const { values, errors, form, field, changeAll, submit } = useDraftForm<Name>(null, initial, (current) =>
    checkPayment(current, cards, now),
  );
  const [placeOrder, { isLoading, error: failure }] = usePlaceOrderMutation();
  const { number, name, expiry, cvv } = values;
  const guard = useLeaveGuard([number, name, expiry, cvv].some((text) => text !== ''));
  const { id: _id, ...deliveryAddress } = address;
  const send = async () => {
    const { data } = await placeOrder({
      key,
      order: { address: deliveryAddress, payment: paymentOf(values, cards), coupon },
    });
    if (!data) return;
    guard.release();
    onPlaced(data);
  };
  const isNewCard = values.method === NEW_CARD;
  const stored = chosenCardOf(values, cards);
  const brand = stored?.brand ?? cardBrand(plainText(number));
  return (
    <section className="checkout-sheet" aria-label="Payment">
      <div className="checkout-sheet-head">
        <StepHeading step="payment">Payment</StepHeading>
      </div>
      <form ref={form} noValidate onSubmit={submit(() => void send())}>
        <PaymentMethods
          cards={cards}
          now={now}
          value={values.method}
          onValue={(method) => changeAll({ method, cvv: '' })}
        />
        <div className="checkout-form">
          <div className="checkout-fields">
            {isNewCard ? (
              <>
                <Field
                  label="Card number"
                  required
                  help="Only its brand and last four digits are sent. Try 4242 4242 4242 4242."
                  error={errors.number ?? ''}
                >
                  <input type="text" inputMode="numeric" autoComplete="cc-number" dir="ltr" {...field('number')} />
                  {brand === 'other' ? null : (
                    <span slot="end" className="text-13 muted card-brand">
                      {BRAND_NAMES[brand]}
                    </span>
                  )}
                </Field>
                <Field label="Name on card" required error={errors.name ?? ''}>
                  <input type="text" dir="auto" autoComplete="cc-name" {...field('name')} />
                </Field>
                <MaskedField
                  label="Expiry"
                  mask="00/00"
                  required
                  help="Month and year, as 09/28."
                  error={errors.expiry ?? ''}
                >
                  <input type="text" inputMode="numeric" autoComplete="cc-exp" dir="ltr" {...field('expiry')} />
                </MaskedField>
              </>
            ) : null}
            {isNewCard || stored ? (
              <Field
                label="CVV"
                required
                help={brand === 'amex' ? 'The four digits on the front.' : 'The three digits on the back.'}
                error={errors.cvv ?? ''}
              >
                <input type="text" inputMode="numeric" autoComplete="cc-csc" dir="ltr" {...field('cvv')} />
              </Field>
            ) : null}
          </div>
          <div>
            <h3 className="checkout-deliver-to">Deliver to</h3>
            <DeliveryAddressLines address={address} />
          </div>
          {failure && !isLoading ? <Alert variant="danger">{failureText(failureOf(failure))}</Alert> : null}
          <div className="checkout-form-foot">
            <Button type="submit" variant="primary" busy={isLoading}>
              {failure && !isLoading ? 'Try again' : 'Place order'}
            </Button>
          </div>
        </div>
      </form>
      <LeaveDialog record={guard} text="What you typed is not kept, because card numbers are not stored." />
    </section>
  );
}
