/**
 * Removes every service worker but the mock's: an old one would respond with old files (product.md#purpose). The app
 * starts without it where the browser blocks the data of the site.
 * @param open returns the container of workers, or throws.
 */
export async function removeServiceWorkers(open: () => ServiceWorkerContainer | undefined): Promise<void> {
  // The mock's worker may still be installing, or have no script yet, when the previous page registered it.
  const isMockWorker = (url: string | undefined) =>
    __MOCK__ && (url === undefined || url.endsWith('/mockServiceWorker.js'));
  const scriptUrlOf = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    (active ?? waiting ?? installing)?.scriptURL;
  try {
    const registrations = (await open()?.getRegistrations()) ?? [];
    await Promise.all(
      registrations
        .filter((registration) => !isMockWorker(scriptUrlOf(registration)))
        .map((registration) => registration.unregister()),
    );
  } catch (error) {
    // oxlint-disable-next-line no-console -- the only trace of it
    console.warn('Service workers were not removed', error);
  }
}
