import { PAYMENT_METHODS, type PaymentMethod } from '@plinth/api-client/demo/invoice';

/** The names of the methods of payment, as pages and documents show them. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  Cash: 'Cash',
  'Bank Transfer': 'Bank transfer',
  Debit: 'Debit',
  Credit: 'Credit',
  Paypal: 'PayPal',
};

/** The methods of payment as options of a field. */
export const PAYMENT_METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_NAMES[value] }));
