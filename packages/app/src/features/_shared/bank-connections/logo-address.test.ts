import { describe, expect, it } from 'vitest';
import { logoUrl } from './logo-address.ts';

const APP = 'https://app.example';
const HOST = 'https://content.example/files';

describe('the address of a logo', () => {
  it.each([
    ['Larkfield Bank', 'larkfield-bank'],
    ['Harbor & Pine Credit Union', 'harbor-pine-credit-union'],
    ['Crédit Mutuel d’Île-de-France', 'credit-mutuel-d-ile-de-france'],
    ['İş Bankası', 'is-bankas-'],
    ['../../admin?x=<script>', '-admin-x-script-'],
    ['A'.repeat(80), 'a'.repeat(64)],
  ])('of %s ends in %s', (institution, name) => {
    expect(logoUrl(institution, null, HOST, APP)).toBe(`${HOST}/institutions/${name}.svg`);
  });

  it('is null without a content host and for a name without letters or digits', () => {
    expect(logoUrl('Larkfield Bank', null, null, APP)).toBeNull();
    expect(logoUrl('東京', null, HOST, APP)).toBeNull();
  });

  it('may be a path of the app', () => {
    expect(logoUrl('Larkfield Bank', null, '/content/', APP)).toBe(`${APP}/content/institutions/larkfield-bank.svg`);
  });

  it("is the provider's address when its host is allowed", () => {
    expect(logoUrl('Larkfield Bank', 'https://content.example/l.png', HOST, APP)).toBe('https://content.example/l.png');
    expect(logoUrl('Larkfield Bank', '/logos/l.svg', null, APP)).toBe(`${APP}/logos/l.svg`);
    for (const logo of ['https://elsewhere.example/l.png', 'javascript:alert(1)', 'data:image/svg+xml,x']) {
      expect(logoUrl('Larkfield Bank', logo, null, APP)).toBeNull();
    }
  });
});
