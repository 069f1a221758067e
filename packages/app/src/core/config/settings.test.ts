import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const FIREBASE_SETTINGS = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'auth.example',
  VITE_FIREBASE_PROJECT_ID: 'project',
};

describe('settings', () => {
  it('have defaults for the emulator and the mock', () => {
    expect(readSettings({}, true)).toEqual({
      ok: true,
      settings: {
        apiUrl: '/v1',
        contentUrl: null,
        flagsUrl: null,
        idempotencyKeys: true,
        sandbox: true,
        idleMinutes: null,
        reportUrl: null,
        firebase: { apiKey: 'emulator', authDomain: 'localhost', projectId: 'demo-plinth' },
      },
    });
  });

  it('accept a real provider', () => {
    const result = readSettings(
      {
        ...FIREBASE_SETTINGS,
        VITE_API_URL: 'https://api.example/v2',
        VITE_SANDBOX: 'off',
        VITE_IDLE_MINUTES: '15',
        VITE_REPORT_URL: 'https://reports.example/app',
        VITE_CONTENT_URL: 'https://content.example',
        VITE_FLAGS_URL: 'https://flags.example/api/frontend',
      },
      false,
    );
    expect(result).toMatchObject({
      ok: true,
      settings: {
        apiUrl: 'https://api.example/v2',
        sandbox: false,
        idleMinutes: 15,
        reportUrl: 'https://reports.example/app',
        contentUrl: 'https://content.example',
        flagsUrl: 'https://flags.example/api/frontend',
      },
    });
  });

  it.each([
    ['the app itself', { VITE_API_URL: '/v2' }, true],
    ['another origin, which may not permit it', { VITE_API_URL: 'https://api.example' }, false],
    ['another origin that permits it', { VITE_API_URL: 'https://api.example', VITE_IDEMPOTENCY_KEY: 'on' }, true],
  ])('send the idempotency key to an API of %s: %o', (_name, env, idempotencyKeys) => {
    expect(readSettings({ ...FIREBASE_SETTINGS, ...env }, false)).toMatchObject({ settings: { idempotencyKeys } });
  });

  it('treat an empty value as missing', () => {
    expect(readSettings({ ...FIREBASE_SETTINGS, VITE_API_URL: '', VITE_CONTENT_URL: '' }, false)).toMatchObject({
      ok: true,
      settings: { apiUrl: '/v1', contentUrl: null },
    });
  });

  it.each([
    [{ ...FIREBASE_SETTINGS, VITE_FIREBASE_API_KEY: '' }, 'VITE_FIREBASE_API_KEY'],
    [{ ...FIREBASE_SETTINGS, VITE_SANDBOX: 'yes' }, 'VITE_SANDBOX'],
    [{ ...FIREBASE_SETTINGS, VITE_API_URL: 'ftp://api.example' }, 'VITE_API_URL'],
    [{ ...FIREBASE_SETTINGS, VITE_CONTENT_URL: 'javascript:alert(1)' }, 'VITE_CONTENT_URL'],
    [{ ...FIREBASE_SETTINGS, VITE_FLAGS_URL: 'flags.example' }, 'VITE_FLAGS_URL'],
    [{ ...FIREBASE_SETTINGS, VITE_IDEMPOTENCY_KEY: 'yes' }, 'VITE_IDEMPOTENCY_KEY'],
    [{ ...FIREBASE_SETTINGS, VITE_IDLE_MINUTES: '1' }, 'VITE_IDLE_MINUTES'],
    [{ ...FIREBASE_SETTINGS, VITE_IDLE_MINUTES: 'ten' }, 'VITE_IDLE_MINUTES'],
  ])('name the invalid setting of %o', (env, name) => {
    const result = readSettings(env, false);
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : result.problems.map((problem) => problem.split(' ')[0])).toEqual([name]);
  });
});
