import { describe, expect, it, vi } from 'vitest';
import { createLock, createMarks } from './locks.ts';

const denied = async (): Promise<never> => {
  throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
};
const DENYING = { request: denied, query: denied };

describe('createLock', () => {
  it.each([
    ['has no locks', undefined],
    ['denies them', DENYING],
  ])('runs one action of a name after the other in a browser that %s', async (_condition, locks) => {
    const withLock = createLock(locks);
    const log: string[] = [];
    const action = (name: string) => async () => {
      log.push(`${name} starts`);
      await Promise.resolve();
      log.push(`${name} ends`);
    };
    await Promise.all([withLock('token', action('first')), withLock('token', action('second'))]);
    expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  });

  it('does not repeat an action that failed under the lock', async () => {
    const locks = { ...DENYING, request: async (_name: string, action: () => unknown) => action() };
    const action = vi.fn<() => Promise<never>>(async () => {
      throw new Error('refused');
    });
    await expect(createLock(locks as unknown as LockManager)('token', action)).rejects.toThrow('refused');
    expect(action).toHaveBeenCalledOnce();
  });
});

it('sees no marks of other tabs in a browser that denies locks', async () => {
  const marks = createMarks(DENYING);
  await marks.set('signing-out', 100);
  expect(await marks.has('signing-out')).toBe(false);
});
