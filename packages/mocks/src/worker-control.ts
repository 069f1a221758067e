/** What this module needs of a service worker. */
interface Worker {
  readonly state: ServiceWorkerState;
  postMessage(message: string): void;
}

/** What this module needs of the registration of a service worker. */
interface Registration {
  readonly active: Worker | null;
  update(): Promise<unknown>;
}

/** What this module needs of `navigator.serviceWorker`. */
export type WorkerContainer = Pick<ServiceWorkerContainer, 'addEventListener'> & {
  readonly controller: unknown;
  register(url: string): Promise<Registration>;
  getRegistrations(): Promise<readonly Registration[]>;
};

/** The longest time in milliseconds that a worker may take to control the page: to start, or if it is active already. */
const LIMIT_MS = { starting: 10_000, active: 2_000 };

/** Asks the mock's worker to control every page, as its script has it (see `mockWorker` of the app's server). */
const CLAIM = 'CLAIM';

/**
 * Returns the container of workers; null where a page can't have any: without a secure context, or when the browser blocks
 * the data of the site.
 * @param open returns the container, or throws.
 */
export async function usableContainer<Container extends Pick<WorkerContainer, 'getRegistrations'>>(
  open: () => Container | undefined,
): Promise<Container | null> {
  try {
    const container = open();
    await container?.getRegistrations();
    return container ?? null;
  } catch {
    return null;
  }
}

/**
 * Registers the mock's worker, and waits until it controls this page. A page that began to load before the worker of an
 * earlier page was active is not controlled until it asks for it. MSW would take that for a hard reload and reload the
 * page; what was typed until then would be lost.
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
  registration.active?.postMessage(CLAIM);
  const isActive = registration.active?.state === 'activated';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, isActive ? LIMIT_MS.active : LIMIT_MS.starting);
  });
  await Promise.race([changed, timeout]);
  clearTimeout(timer);
}

/**
 * Handles a failed update of a registered worker. MSW requests the update without waiting for it, and it fails when the
 * page is left meanwhile; the next page requests it again.
 */
export async function catchFailedUpdates(container: WorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const update = registration.update.bind(registration);
    registration.update = () => update().catch(() => registration);
  }
}
