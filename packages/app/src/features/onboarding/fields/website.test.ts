import { describe, expect, it } from 'vitest';
import { normalizeWebsite } from './website.ts';

describe('a website', () => {
  it.each([
    ['harrowvine.example', 'https://harrowvine.example/'],
    ['http://Harrowvine.example/shop?a=1', 'https://harrowvine.example/shop?a=1'],
    ['HTTPS://harrowvine.example', 'https://harrowvine.example/'],
  ])('%s is normalized to %s', (typed, normalized) => expect(normalizeWebsite(typed)).toBe(normalized));

  it.each([
    '',
    'harrow vine',
    'ftp://harrowvine.example',
    'javascript://x.example',
    'localhost',
    'https://',
    'https://me:pw@x.example',
    'a..',
  ])('is not recognized in %j', (typed) => expect(normalizeWebsite(typed)).toBeNull());
});
