import { describe, expect, it } from 'vitest';
import { normalizeWebsite } from './website.ts';

describe('normalizeWebsite', () => {
  it.each([
    ['harrowvine.example', 'https://harrowvine.example/'],
    ['http://Harrowvine.example/shop?a=1', 'https://harrowvine.example/shop?a=1'],
    ['HTTPS://harrowvine.example', 'https://harrowvine.example/'],
  ])('normalizes %s to %s', (text, normalized) => expect(normalizeWebsite(text)).toBe(normalized));

  it.each([
    '',
    'harrow vine',
    'ftp://harrowvine.example',
    'javascript://x.example',
    'localhost',
    'https://',
    'https://me:pw@x.example',
    'a..',
  ])('rejects %j', (text) => expect(normalizeWebsite(text)).toBeNull());
});
