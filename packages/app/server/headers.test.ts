import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, preview, type PreviewServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefOf } from '../src/core/routes/href.ts';
import { headers } from './headers-plugin.ts';
import { cacheControl, contentSecurityPolicy, headerOptions, responseHeaders } from './headers.ts';

describe('content security policy', () => {
  const policy = contentSecurityPolicy({
    emulator: false,
    secure: true,
    connect: ['https://api.example'],
    images: ['https://content.example'],
    frames: ['https://auth.example'],
  });

  it('allows only what the product uses', () => {
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' https://apis.google.com; style-src 'self'; " +
        "img-src 'self' data: https://content.example https://lh3.googleusercontent.com; font-src 'self'; " +
        "connect-src 'self' https://api.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com; " +
        "frame-src https://auth.example; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        "trusted-types lit-html plinth-html default gapi#gapi goog#html 'allow-duplicates'; upgrade-insecure-requests",
    );
  });

  it('allows no Google host with the emulator', () => {
    expect(contentSecurityPolicy({ emulator: true, secure: false })).not.toContain('google');
  });

  it('reports to the address of the setting, and nowhere without one', () => {
    const options = headerOptions({ VITE_REPORT_URL: 'https://reports.example/app?key=$a"b' });
    expect(contentSecurityPolicy(options)).toContain("connect-src 'self' https://reports.example;");
    expect(contentSecurityPolicy(options)).toMatch(/; report-to default$/);
    expect(responseHeaders(options)['Reporting-Endpoints']).toBe('default="https://reports.example/app?key=%24a%22b"');
    for (const other of [headerOptions({}), headerOptions({ VITE_REPORT_URL: '' })]) {
      expect(responseHeaders(other)).not.toHaveProperty('Reporting-Endpoints');
      expect(contentSecurityPolicy(other)).not.toContain('report-to');
    }
  });

  it('allows the origins of the settings, each once', () => {
    expect(
      headerOptions({
        VITE_AUTH_EMULATOR: 'off',
        VITE_API_URL: 'https://api.example/v1',
        VITE_FILES_URL: 'https://files.example/a https://api.example',
        VITE_FLAGS_URL: 'https://flags.example/api/frontend',
        VITE_REPORT_URL: '/reports',
        VITE_CONTENT_URL: '/content',
        VITE_FIREBASE_AUTH_DOMAIN: 'auth.example',
      }),
    ).toEqual({
      emulator: false,
      secure: true,
      connect: ['https://api.example', 'https://files.example', 'https://flags.example'],
      images: [],
      frames: ['https://auth.example'],
      recaptcha: false,
      reports: '/reports',
    });
  });

  it('allows the folders of reCAPTCHA only with text messages as a second factor, and never with the emulator', () => {
    const policyOf = (environment: Readonly<Record<string, string>>) => {
      const text = contentSecurityPolicy(headerOptions(environment));
      return text.split('; ').filter((directive) => directive.includes('recaptcha'));
    };
    const provider = { VITE_AUTH_EMULATOR: 'off', VITE_FIREBASE_AUTH_DOMAIN: 'auth.example' };
    expect(policyOf({ ...provider, VITE_SMS_FACTOR: 'on' })).toEqual([
      "script-src 'self' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/",
      'frame-src https://auth.example https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ]);
    expect(policyOf({ ...provider, VITE_SMS_FACTOR: 'off' })).toEqual([]);
    expect(policyOf({ VITE_SMS_FACTOR: 'on' })).toEqual([]);
  });

  it('allows neither inline nor evaluated code', () => {
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });
});

describe('response headers', () => {
  it('keep the opener of the sign-in pop-up, and require TLS only on HTTPS', () => {
    expect(responseHeaders({ emulator: true, secure: false })['Cross-Origin-Opener-Policy']).toBe(
      'same-origin-allow-popups',
    );
    expect(responseHeaders({ emulator: true, secure: false })).not.toHaveProperty('Strict-Transport-Security');
    expect(responseHeaders({ emulator: false, secure: true })).toHaveProperty('Strict-Transport-Security');
  });

  it.each([
    ['/assets/index-Dk4RJ_CI.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-store'],
    [hrefOf('login'), 'no-store'],
    ['/assets/data/locales/en.json', 'no-store'],
    ['/mockServiceWorker.js', 'no-store'],
    ['/version.json', 'no-store'],
  ])('cache %s as %s', (path, value) => {
    expect(cacheControl(path)).toBe(value);
  });
});

const MISSING_PATHS = [
  '/assets/gone-12345678.js',
  '/v1/financing/leads',
  '/content/institutions/x.svg',
  '/nope.png',
  '/foo.js',
  '/robots.txt',
  '/some/folder/nope.json',
];

const originOf = (address: string | AddressInfo | null | undefined) =>
  `http://127.0.0.1:${(address as AddressInfo).port}`;

describe('preview server', () => {
  let folder: string;
  let server: PreviewServer;
  let origin: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plinth-headers-'));
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><title>x</title><script type="module" src="./main.js"></script>',
    );
    writeFileSync(join(folder, 'dashboard.html'), '<!doctype html><title>Dashboard</title>');
    writeFileSync(join(folder, 'main.js'), 'document.title = "y";');
    const config = {
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [headers({ emulator: true, secure: false })],
    } as const;
    const input = ['index.html', 'dashboard.html'].map((file) => join(folder, file));
    await build({ ...config, plugins: [...config.plugins], build: { rolldownOptions: { input } } });
    server = await preview({ ...config, plugins: [...config.plugins], preview: { port: 0, host: '127.0.0.1' } });
    origin = originOf(server.httpServer.address());
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('sends the policy with a page, which is not cached', async () => {
    const response = await fetch(`${origin}${hrefOf('dashboard')}`, { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('sends the HTML of the page, and the general one for every other path of the app', async () => {
    const titleOf = async (path: string) =>
      /<title>(.*)<\/title>/.exec(await (await fetch(`${origin}${path}`)).text())?.[1];
    expect(await titleOf('/')).toBe('Dashboard');
    expect(await titleOf(hrefOf('maintenance'))).toBe('x');
    expect(await titleOf('/unknown/path')).toBe('x');
  });

  it('responds to a missing file or call with 404, not with a page', async () => {
    for (const path of MISSING_PATHS) {
      const response = await fetch(`${origin}${path}`, { headers: { Accept: '*/*' } });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});

describe('development server', () => {
  let folder: string;
  let server: ViteDevServer;
  let origin: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plinth-headers-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>');
    server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      html: { cspNonce: 'n1' },
      server: { port: 0, host: '127.0.0.1' },
      plugins: [headers({ emulator: true, secure: false, nonce: 'n1' })],
    });
    await server.listen();
    origin = originOf(server.httpServer?.address());
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('sends the same headers with a page, and a nonce for the scripts and styles that it adds', async () => {
    const response = await fetch(`${origin}${hrefOf('dashboard')}`, { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('nonce="n1"');
    expect(Object.fromEntries(response.headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(responseHeaders({ emulator: true, secure: false, nonce: 'n1' })).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      ),
    );
  });

  it('responds to a missing file or call with 404, not with a page', async () => {
    for (const path of MISSING_PATHS) {
      const response = await fetch(`${origin}${path}`, { headers: { Accept: '*/*' } });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});
