import { PAYMENT_METHODS } from '@plinth/api-client/demo/invoice';
import { Field } from '@plinth/ui-kit/react/field';
import type { ComponentProps } from 'react';
import { PAYMENT_METHOD_NAMES } from '#demo/_shared/invoices/payment-methods.ts';

/** A field for a method of payment. It takes the props of its native control. */
export function PaymentMethodField({ label, ...control }: { readonly label: string } & ComponentProps<'select'>) {
  return (
    <Field label={label}>
      <select {...control}>
        {PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {PAYMENT_METHOD_NAMES[method]}
          </option>
        ))}
      </select>
    </Field>
  );
}
