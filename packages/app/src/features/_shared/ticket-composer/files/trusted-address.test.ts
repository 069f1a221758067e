import { describe, expect, it } from 'vitest';
import { isTrustedAddress } from './trusted-address.ts';

describe('isTrustedAddress', () => {
  const mockLocation = { apiUrl: '/v1', base: 'http://localhost:4173', isLocal: true };
  const serverLocation = { ...mockLocation, apiUrl: 'http://localhost:4177/v1' };

  it.each([
    ['https://storage.example/a?signature=1', true],
    ['http://localhost:4173/v1/files/objects?key=a', true],
    ['http://localhost:9999/v1/files', false],
    ['http://storage.example/a', false],
    ['https://user@storage.example/a', false],
    ['javascript:alert(1)', false],
    ['data:text/html,a', false],
    ['blob:http://localhost:4173/1', false],
    ['/v1/files', false],
    ['', false],
  ])('returns for %j: %s', (address, isTrusted) => {
    expect(isTrustedAddress(address, mockLocation)).toBe(isTrusted);
  });

  it.each([
    ['http://localhost:4177/v1/files/objects?key=a', true],
    ['http://localhost:4173/v1/files/objects?key=a', false],
  ])('returns for %j, with a provider on another port: %s', (address, isTrusted) => {
    expect(isTrustedAddress(address, serverLocation)).toBe(isTrusted);
    expect(isTrustedAddress(address, { ...serverLocation, isLocal: false })).toBe(false);
  });

  it('requires TLS in a build for a real provider', () => {
    expect(isTrustedAddress('http://localhost:4173/v1/files', { ...mockLocation, isLocal: false })).toBe(false);
    expect(isTrustedAddress('https://storage.example/a', { ...mockLocation, isLocal: false })).toBe(true);
  });
});
