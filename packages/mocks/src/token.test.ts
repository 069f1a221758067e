import { expect, test } from 'vitest';
import { createToken, readHolder } from './token.ts';

const times = { issuedAt: 1_795_110_000, expiresAt: 1_795_113_600 };

test('reads the caller of a token, in any script', () => {
  const token = createToken({
    uid: 'u?>~',
    email: 'inès@harrow.example',
    name: 'Inês 寿司',
    customerId: 'c-1',
    ...times,
  });
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.$/);
  expect(readHolder(`Bearer ${token}`)).toEqual({
    uid: 'u?>~',
    email: 'inès@harrow.example',
    name: 'Inês 寿司',
    customerId: 'c-1',
    ...times,
  });
});

test('reads missing claims as null', () => {
  const token = createToken({ uid: 'u', email: '', ...times });
  expect(readHolder(`Bearer ${token}`)).toMatchObject({ email: '', name: null, customerId: null });
});

test.each([
  null,
  '',
  'Bearer',
  'Bearer undefined',
  'Bearer a.!.c',
  `Bearer a.${btoa('null')}.c`,
  `Bearer a.${btoa('[]')}.c`,
])('reads no caller from the header %j', (header) => {
  expect(readHolder(header)).toBeNull();
});
