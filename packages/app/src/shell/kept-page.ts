/** Where the browser tells of a page that it keeps whole and brings back. */
type Events = Pick<Window, 'addEventListener'>;

/**
 * A page that is left may be kept whole by the browser and brought back by Back. It is made invisible when it goes, so
 * that nothing of it is painted before it is known whether it is still the same person's; if it is not, it starts anew.
 * @param isStillTheirs whether what the page shows belongs to who is signed in now.
 * @param startAnew loads the page again, and with that the guard decides again.
 */
export function watchKeptPage(
  root: Element,
  isStillTheirs: () => boolean,
  startAnew: () => void,
  events: Events = globalThis,
): void {
  events.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) root.classList.add('kept');
  });
  events.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isStillTheirs()) root.classList.remove('kept');
    else startAnew();
  });
}
