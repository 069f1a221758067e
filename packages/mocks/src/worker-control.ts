/** What this module needs of `navigator.serviceWorker`. */
export type WorkerContainer = Pick<ServiceWorkerContainer, 'addEventListener'> & {
  readonly controller: unknown;
  getRegistrations(): Promise<readonly Registration[]>;
};

type Worker = Pick<ServiceWorker, 'scriptURL' | 'state'>;
type Registration = Readonly<Record<'installing' | 'waiting' | 'active', Worker | null>>;

/** The longest time in milliseconds that a worker may take to control the page: to start, or if it is active already. */
const LIMIT_MS = { starting: 10_000, active: 2_000 };

/**
 * Waits until the mock's worker, which an earlier page has registered, controls this page. MSW takes its absence for a
 * hard reload and reloads the page, and what was typed until then would be lost.
 * @param url the address of the worker's script.
 */
export async function waitForControl(container: WorkerContainer, url: string): Promise<void> {
  if (container.controller) return;
  const changed = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const isMock = (worker: Worker | null) => worker?.scriptURL === url;
  const registrations = await container.getRegistrations();
  const isStarting = registrations.some(
    ({ installing, waiting, active }) =>
      isMock(installing) || isMock(waiting) || (isMock(active) && active?.state === 'activating'),
  );
  const isActive = registrations.some(({ active }) => isMock(active));
  if (container.controller || !(isStarting || isActive)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, isStarting ? LIMIT_MS.starting : LIMIT_MS.active);
  });
  await Promise.race([changed, timeout]);
  clearTimeout(timer);
}
