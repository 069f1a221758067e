/** What this module needs of `navigator.serviceWorker`. */
export type WorkerContainer = Pick<ServiceWorkerContainer, 'addEventListener'> & {
  readonly controller: unknown;
  register(url: string): Promise<{ readonly active: Pick<ServiceWorker, 'state'> | null }>;
};

/** The longest time in milliseconds that a worker may take to control the page: to start, or if it is active already. */
const LIMIT_MS = { starting: 10_000, active: 2_000 };

/**
 * Registers the mock's worker, and waits until it controls this page. If an earlier page has registered it and it does not
 * control this one yet, MSW takes that for a hard reload and reloads the page; what was typed until then would be lost.
 * @param url the address of the worker's script.
 */
export async function waitForControl(container: WorkerContainer, url: string): Promise<void> {
  if (container.controller) return;
  const changed = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  // MSW registers it again, and reports a failure.
  const registration = await container.register(url).catch(() => null);
  if (container.controller || !registration) return;
  const isActive = registration.active?.state === 'activated';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, isActive ? LIMIT_MS.active : LIMIT_MS.starting);
  });
  await Promise.race([changed, timeout]);
  clearTimeout(timer);
}
