import type { TFunction } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from '../notifications-slice.ts';
import { listedNotice } from './listed-notice.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://app.test' }));
afterEach(() => vi.unstubAllGlobals());

const t = ((key: string) => key) as TFunction;
const notice = (logo: string | null): Notice => ({
  kind: 'connectionBroke',
  id: 'connection-b1',
  occurredAt: null,
  source: 'bank',
  institution: 'Larkfield Bank',
  logo,
});

it.each([
  ['the logo on the content host', 'https://content.test/logo.svg', 'https://content.test/logo.svg'],
  ['the logo by name without one', null, 'https://content.test/institutions/larkfield-bank.svg'],
  [
    'no logo of another host, which the page may not load',
    'https://elsewhere.test/logo.svg',
    'https://content.test/institutions/larkfield-bank.svg',
  ],
])('the notice about a bank has %s', (_name, logo, src) => {
  const { avatar } = listedNotice(notice(logo), { isUnread: true, contentUrl: 'https://content.test', t });
  expect(avatar?.src).toBe(src);
});
