import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, PRODUCT } from '../bench/built-app.ts';
import { languages } from '../src/core/i18n/languages.ts';
import { bundleBootScripts, hashesOf, hashOf } from './boot-scripts.ts';

/** Allows for slow builds on a busy machine. */
const BUILD_TIMEOUT_MS = 120_000;
const LANGUAGES = Object.keys(languages);

describe('the HTML of a product build', () => {
  let folder: string;
  const html = (page: string): string => readFileSync(join(folder, `${page}.html`), 'utf8');
  const matches = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, found = '']) => found);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plinth-html-'));
    await buildApp(folder, PRODUCT);
  }, BUILD_TIMEOUT_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['index', 'login', 'dashboard', 'tickets'])(
    'has only scripts in %s.html that the content security policy allows, whatever the settings',
    async (page) => {
      const allowed = hashesOf(await bundleBootScripts());
      const scripts = matches(html(page), /<script(?: data-audience="\w+")?>([^]*?)<\/script>/g);
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.filter((script) => !allowed.includes(hashOf(script)))).toEqual([]);
    },
  );

  it('has the summary of the dashboard in every language, and the calls that it needs', () => {
    const dashboard = html('dashboard');
    expect(matches(dashboard, /<template data-summary lang="(\w+)">/g)).toEqual(LANGUAGES);
    expect(matches(dashboard, /(\{\{available\}\})<\/bdi>/g)).toHaveLength(LANGUAGES.length);
    const [calls = ''] = matches(dashboard, /id="early-calls">([^<]*)</g);
    expect(JSON.parse(calls)).toMatchObject({
      baseUrl: '/v1',
      paths: expect.arrayContaining([
        '/financing/customers/:customerId/topups',
        expect.stringMatching(/^\/financing\/customers\/:customerId\/contracts\?/),
        '/data/banking/customers/:customerId/connections',
      ]),
    });
    expect(html('tickets')).not.toContain('data-summary');
  });
});
