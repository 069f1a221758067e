import { describe, expect, it } from 'vitest';
import { hrefOf } from '#core/routes/href.ts';
import { memoryStorage } from '#testing/world.ts';
import { clearLinkState, readLinkReturn } from './link-return.ts';

describe('readLinkReturn', () => {
  const stored = {
    state: 's1',
    kind: 'bank',
    from: hrefOf('register', { step: 'bank' }),
    uid: 'user-1',
    linkId: 'l1',
  } as const;

  it.each([
    [
      '?state=s1&connectionId=c1',
      { outcome: 'linked', kind: 'bank', connectionId: 'c1', from: hrefOf('register', { step: 'bank' }), linkId: 'l1' },
    ],
    [
      '?state=s1&error=cancelled',
      { outcome: 'cancelled', kind: 'bank', from: hrefOf('register', { step: 'bank' }), isReauthentication: false },
    ],
    ['?state=s1&error=failed', { outcome: 'failed', kind: 'bank', from: hrefOf('register', { step: 'bank' }) }],
    ['?state=s1', { outcome: 'failed', kind: 'bank', from: hrefOf('register', { step: 'bank' }) }],
    ['?state=other&connectionId=c1', { outcome: 'refused' }],
    ['?connectionId=c1', { outcome: 'refused' }],
    ['', { outcome: 'refused' }],
  ])('reads the outcome from %s', (search, expected) => {
    const storage = memoryStorage();
    storage.set('linkState', stored);
    expect(readLinkReturn(storage, search, 'bank', 'user-1')).toEqual(expected);
  });

  it.each(['user-2', null])('refuses the state of another user to %s', (uid) => {
    const storage = memoryStorage();
    storage.set('linkState', stored);
    expect(readLinkReturn(storage, '?state=s1&connectionId=c1', 'bank', uid)).toEqual({ outcome: 'refused' });
  });

  it('accepts a state once, and only for its own kind', () => {
    const storage = memoryStorage();
    storage.set('linkState', stored);
    const read = (kind: 'bank' | 'accounting') => {
      const result = readLinkReturn(storage, '?state=s1&connectionId=c1', kind, 'user-1');
      clearLinkState(storage, result);
      return result.outcome;
    };
    expect(read('accounting')).toBe('refused');
    expect(read('bank')).toBe('linked');
    expect(read('bank')).toBe('refused');
  });
});
