/** Gives the focus to the heading of the page: for a press whose own button goes away. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
