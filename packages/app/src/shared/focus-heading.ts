/** Moves the focus to the page's heading. Use it when the pressed button is about to be removed. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
