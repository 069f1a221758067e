import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#testing/world.ts';
import { createStorage } from './storage.ts';

it.each(['lead-7', '1024', 'true', '"quoted"'])('returns the stored string %s', (lead) => {
  const storage = memoryStorage();
  storage.set('specialistLead', lead);
  expect(storage.get('specialistLead')).toBe(lead);
});

it('returns stored numbers and objects', () => {
  const storage = memoryStorage();
  storage.set('demoTab', 1024);
  storage.set('promo', { code: 'SPRING', key: 'k1' });
  expect(storage.get('demoTab')).toBe(1024);
  expect(storage.get('promo')).toEqual({ code: 'SPRING', key: 'k1' });
});

/** Creates an area with room for this many characters. */
const areaOf = (room: number) => {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      const used = [...values].reduce((sum, [each, text]) => (each === name ? sum : sum + text.length), 0);
      if (used + value.length > room) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      values.set(name, value);
    },
    removeItem: (name: string) => void values.delete(name),
    size: () => values.size,
  };
};

it('says that the browser refuses a value, until a shorter one fits', () => {
  const area = areaOf(100);
  const storage = createStorage({ local: () => area, session: () => undefined });
  const onRefusal = vi.fn<() => void>();
  storage.onRefusal(onRefusal);
  expect([storage.set('language', 'de'), storage.hasRefused(), onRefusal.mock.calls.length]).toEqual([true, false, 0]);
  const drafts = (length: number) => ({ form: { text: 'x'.repeat(length) } });
  expect([storage.set('drafts', drafts(200)), storage.hasRefused()]).toEqual([false, true]);
  expect([onRefusal.mock.calls.length, storage.get('drafts')]).toEqual([1, drafts(200)]);
  expect([storage.set('drafts', drafts(20)), storage.hasRefused()]).toEqual([true, false]);
});

describe('isKept', () => {
  const fullArea = areaOf(10);

  it('is true when a session fits, and leaves nothing behind', () => {
    const area = areaOf(5_000);
    expect(createStorage({ local: () => area, session: () => area }).isKept()).toBe(true);
    expect(area.size()).toBe(0);
  });

  it.each<[string, NonNullable<Parameters<typeof createStorage>[0]>['local']]>([
    [
      'is blocked',
      () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    ],
    ['is missing', () => undefined],
    ['is full', () => fullArea],
  ])('is false when the storage of the browser %s, where values last as long as the page', (_condition, local) => {
    const storage = createStorage({ local, session: local });
    storage.set('signInEmail', 'ines@harrowvine.example');
    expect([storage.isKept(), storage.get('signInEmail')]).toEqual([false, 'ines@harrowvine.example']);
  });

  it('is false after a value did not fit, also if less would', () => {
    const storage = createStorage({ local: () => areaOf(5_000), session: () => undefined });
    storage.set('drafts', { form: { text: 'x'.repeat(6_000) } });
    expect(storage.isKept()).toBe(false);
  });
});
