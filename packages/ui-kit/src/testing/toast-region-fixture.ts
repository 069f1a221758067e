import type { PlinthToastRegion } from '../elements/toast-region/toast-region.ts';
import type { PlinthToast } from '../elements/toast-region/toast.ts';

/** Returns the popover with the toasts of a region. */
export const list = (region: PlinthToastRegion): HTMLElement =>
  region.shadowRoot!.querySelector<HTMLElement>('[part="list"]')!;

/** Returns the toasts that a region shows. */
export const toasts = (region: PlinthToastRegion): PlinthToast[] => [
  ...region.shadowRoot!.querySelectorAll<PlinthToast>('plinth-toast'),
];

export const messages = (region: PlinthToastRegion): string[] => toasts(region).map((toast) => toast.message);

/** Presses a button of a toast. */
export async function press(toast: PlinthToast, selector: string): Promise<void> {
  await toast.updateComplete;
  toast.shadowRoot!.querySelector<HTMLButtonElement>(selector)!.click();
}
