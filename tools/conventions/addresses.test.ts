import { describe, expect, it } from 'vitest';
import { literalAddresses } from './addresses.ts';

describe('literalAddresses', () => {
  const paths = ['/', '/login', '/tickets', '/bank-accounts/:connectionId/authenticate'];

  it.each([
    "const from = '/tickets';",
    "await page.goto('/login?scenario=bank');",
    "await page.goto('/');",
    "navigate('/', { replace: true });",
    'const a = <Link to="/">Home</Link>;',
    'const a = <Link to="/login#form">Sign in</Link>;',
    'const href = `/bank-accounts/${id}/authenticate`;',
    'await page.goto(`${origin}/login`);',
    "const evil = 'https://evil.test/tickets';",
    "const evil = '//evil.test/tickets';",
    String.raw`await expect(page).toHaveURL(/\/login$/);`,
  ])('reports %s', (text) => {
    expect(literalAddresses({ path: 'packages/app/src/a.tsx', text }, paths)).toEqual([
      expect.stringContaining('packages/app/src/a.tsx:1: '),
    ]);
  });

  it.each([
    "navigate(hrefOf('tickets'));",
    "const call = 'GET /tickets';",
    "const api = '/v1/tickets';",
    "const page = import('./tickets/page.tsx');",
    "const names = path.split('/');",
    "const other = '/ticketing';",
    String.raw`const pattern = /\/hosted\/login\.html/;`,
  ])('accepts %s', (text) => {
    expect(literalAddresses({ path: 'packages/app/src/a.tsx', text }, paths)).toEqual([]);
  });
});
