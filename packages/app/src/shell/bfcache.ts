/** Target of the events that a page receives when it enters and leaves the browser's back/forward cache. */
type PageEvents = Pick<Window, 'addEventListener'>;

/**
 * Guards a page that Back restores from the browser's back/forward cache. The page is hidden when it goes into the
 * cache, so that nothing of it is painted before the guard has checked that it still belongs to the signed-in user;
 * otherwise it is reloaded.
 * @param belongsToUser whether the page shows data of the user who is signed in now.
 * @param reload reloads the page, so that the guard runs again.
 */
export function guardBfcache(
  root: Element,
  belongsToUser: () => boolean,
  reload: () => void,
  events: PageEvents = globalThis,
): void {
  events.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) root.classList.add('in-bfcache');
  });
  events.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (belongsToUser()) root.classList.remove('in-bfcache');
    else reload();
  });
}
