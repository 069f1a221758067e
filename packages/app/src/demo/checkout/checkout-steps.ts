/** The steps of the checkout, in their order. */
export const CHECKOUT_STEPS = ['cart', 'address', 'payment', 'done'] as const;

/** A step of the checkout. */
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The progress of the checkout. */
export interface CheckoutProgress {
  /** Whether the cart has items, all of them in stock. */
  readonly isOrderable: boolean;
  /** Whether it is known where to deliver to. */
  readonly hasAddress: boolean;
  /** Whether the address names an order. */
  readonly hasOrder: boolean;
}

/** Whether a step can be opened: the earlier ones are valid. A placed order has only its confirmation. */
export function isOpenStep(step: CheckoutStep, { isOrderable, hasAddress, hasOrder }: CheckoutProgress): boolean {
  switch (step) {
    case 'cart':
      return true;
    case 'address':
      return isOrderable;
    case 'payment':
      return isOrderable && hasAddress;
    case 'done':
      return hasOrder;
  }
}

/** Returns the step that an address opens: the one that it names or, while that is locked, the last open one before it. */
export function openStepOf(name: string | null, progress: CheckoutProgress): CheckoutStep {
  const step = CHECKOUT_STEPS.find((known) => known === name) ?? 'cart';
  if (isOpenStep(step, progress)) return step;
  // Without its order, a confirmation leads nowhere but to the cart.
  if (step === 'done') return 'cart';
  const earlier = CHECKOUT_STEPS.slice(0, CHECKOUT_STEPS.indexOf(step));
  return earlier.findLast((before) => isOpenStep(before, progress)) ?? 'cart';
}
