import { describe, expect, it } from 'vitest';
import { logoUrl } from './logo-url.ts';

const APP_ORIGIN = 'https://app.example';
const CONTENT_URL = 'https://content.example/files';

describe('logoUrl', () => {
  it.each([
    ['Larkfield Bank', 'larkfield-bank'],
    ['Harbor & Pine Credit Union', 'harbor-pine-credit-union'],
    ['Crédit Mutuel d’Île-de-France', 'credit-mutuel-d-ile-de-france'],
    ['İş Bankası', 'is-bankas-'],
    ['../../admin?x=<script>', '-admin-x-script-'],
    ['A'.repeat(80), 'a'.repeat(64)],
  ])('derives from %s the file name %s', (institution, name) => {
    expect(logoUrl(institution, null, CONTENT_URL, APP_ORIGIN)).toBe(`${CONTENT_URL}/institutions/${name}.svg`);
  });

  it('returns null without a content host and for a name without letters or digits', () => {
    expect(logoUrl('Larkfield Bank', null, null, APP_ORIGIN)).toBeNull();
    expect(logoUrl('東京', null, CONTENT_URL, APP_ORIGIN)).toBeNull();
  });

  it('accepts a path of the app as the content host', () => {
    expect(logoUrl('Larkfield Bank', null, '/content/', APP_ORIGIN)).toBe(
      `${APP_ORIGIN}/content/institutions/larkfield-bank.svg`,
    );
  });

  it("returns the provider's URL when its host is allowed", () => {
    expect(logoUrl('Larkfield Bank', 'https://content.example/l.png', CONTENT_URL, APP_ORIGIN)).toBe(
      'https://content.example/l.png',
    );
    expect(logoUrl('Larkfield Bank', '/logos/l.svg', null, APP_ORIGIN)).toBe(`${APP_ORIGIN}/logos/l.svg`);
    for (const logo of ['https://elsewhere.example/l.png', 'javascript:alert(1)', 'data:image/svg+xml,x']) {
      expect(logoUrl('Larkfield Bank', logo, null, APP_ORIGIN)).toBeNull();
    }
  });
});
