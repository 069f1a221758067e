import { expect, it } from 'vitest';
import { memoryStorage } from '#testing/world.ts';

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
