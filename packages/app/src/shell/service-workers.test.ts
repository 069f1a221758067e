import { afterEach, expect, it, vi } from 'vitest';
import { removeServiceWorkers } from './service-workers.ts';

afterEach(() => void vi.restoreAllMocks());

/** A container with registrations of these scripts. */
function containerOf(...scripts: readonly (string | undefined)[]) {
  const registrations = scripts.map((scriptURL) => ({
    active: scriptURL === undefined ? null : { scriptURL },
    waiting: null,
    installing: null,
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  }));
  const container = { getRegistrations: async () => registrations } as unknown as ServiceWorkerContainer;
  return { container, removed: () => registrations.map(({ unregister }) => unregister.mock.calls.length) };
}

it('removes every service worker but that of the mock', async () => {
  const { container, removed } = containerOf(
    'https://app.test/old.js',
    'https://app.test/mockServiceWorker.js',
    undefined,
  );
  await removeServiceWorkers(() => container);
  expect(removed()).toEqual([1, 0, 0]);
});

it('does nothing in a browser without service workers', async () => {
  await expect(removeServiceWorkers(() => undefined)).resolves.toBe(undefined);
});

it('does not keep the app from starting when the browser blocks the data of the site', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const getRegistrations = async (): Promise<never> => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const container = { getRegistrations } as unknown as ServiceWorkerContainer;
  await expect(removeServiceWorkers(() => container)).resolves.toBe(undefined);
  expect(warn).toHaveBeenCalledOnce();
});
