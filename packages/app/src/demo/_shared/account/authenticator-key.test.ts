import { expect, test } from 'vitest';
import { keyAddress, keyGroups, maskPhone } from './authenticator-key.ts';

test('the address names the account and the issuer', () => {
  expect(keyAddress('ada moreno@example.com', 'ABCD2345')).toBe(
    'otpauth://totp/Plinth:ada%20moreno%40example.com?secret=ABCD2345&issuer=Plinth',
  );
});

test('a key is written in groups of four', () => {
  expect(keyGroups('ABCD2345EF')).toBe('ABCD 2345 EF');
});

test.each([
  ['+1 503 555 0101', '•••••••••01'],
  ['12', '12'],
  ['', ''],
])('%j is masked as %j', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
