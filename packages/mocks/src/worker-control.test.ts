import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchFailedUpdates, usableContainer, waitForControl, type WorkerContainer } from './worker-control.ts';

const URL_OF_MOCK = 'http://localhost/mockServiceWorker.js';

/** Returns a container that registers a worker in a state, and a function that lets the worker control the page. */
function createContainer(state: ServiceWorkerState | null) {
  const postMessage = vi.fn<(message: string) => void>();
  const active = state === null ? null : { state, postMessage };
  const registration = { active, update: async () => undefined };
  const register = vi.fn<WorkerContainer['register']>(async () => registration);
  const container = Object.assign(new EventTarget(), {
    controller: null as unknown,
    register,
    getRegistrations: async () => [registration],
  }) satisfies WorkerContainer;
  const control = () => {
    container.controller = {};
    container.dispatchEvent(new Event('controllerchange'));
  };
  return { container, control, postMessage, register, registration };
}

/** Returns whether the wait is over after a time in milliseconds. */
async function isOver(wait: Promise<void>, ms = 0): Promise<boolean> {
  const onOver = vi.fn<() => void>();
  void wait.then(onOver);
  await vi.advanceTimersByTimeAsync(ms);
  return onOver.mock.calls.length > 0;
}

describe('usableContainer', () => {
  const deny = (): never => {
    throw new DOMException('Denied', 'SecurityError');
  };

  it('is the container of a page that can have workers', async () => {
    const { container } = createContainer(null);
    await expect(usableContainer(() => container)).resolves.toBe(container);
  });

  it.each([
    ['without a secure context', () => undefined],
    ['that may not read its workers', () => ({ getRegistrations: async () => deny() })],
    ['in a frame without an origin', deny],
  ])('is null on a page %s', async (_page, open) => {
    await expect(usableContainer(open)).resolves.toBeNull();
  });
});

describe('waitForControl', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[string, ServiceWorkerState | null]>([
    ['installed', null],
    ['activated', 'activating'],
  ])('waits for a worker that is being %s', async (_action, state) => {
    const { container, control, register } = createContainer(state);
    const wait = waitForControl(container, URL_OF_MOCK);
    expect(await isOver(wait, 9_000)).toBe(false);
    expect(register).toHaveBeenCalledExactlyOnceWith(URL_OF_MOCK);
    control();
    expect(await isOver(wait)).toBe(true);
  });

  it('registers nothing on a page that is controlled', async () => {
    const { container, control, register } = createContainer('activated');
    control();
    expect(await isOver(waitForControl(container, URL_OF_MOCK))).toBe(true);
    expect(register).not.toHaveBeenCalled();
  });

  it('does not wait for a worker that cannot be registered', async () => {
    const { container, register } = createContainer(null);
    register.mockRejectedValue(new TypeError('Failed to register a ServiceWorker'));
    expect(await isOver(waitForControl(container, URL_OF_MOCK))).toBe(true);
  });

  it('asks an active worker to control the page, because it does so by itself only when it starts', async () => {
    const { container, control, postMessage } = createContainer('activated');
    const wait = waitForControl(container, URL_OF_MOCK);
    expect(await isOver(wait)).toBe(false);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith('CLAIM');
    control();
    expect(await isOver(wait)).toBe(true);
  });

  it('gives up when the worker does not respond', async () => {
    const { container } = createContainer('activated');
    const wait = waitForControl(container, URL_OF_MOCK);
    expect(await isOver(wait, 1_900)).toBe(false);
    expect(await isOver(wait, 100)).toBe(true);
  });
});

describe('catchFailedUpdates', () => {
  it('resolves an update that fails because the page is left, with the registration', async () => {
    const { container, registration } = createContainer('activated');
    registration.update = async () => {
      throw new TypeError('Failed to update a ServiceWorker: Not found');
    };
    await catchFailedUpdates(container);
    await expect(registration.update()).resolves.toBe(registration);
  });

  it('leaves the result of an update that succeeds', async () => {
    const { container, registration } = createContainer('activated');
    await catchFailedUpdates(container);
    await expect(registration.update()).resolves.toBe(undefined);
  });
});
