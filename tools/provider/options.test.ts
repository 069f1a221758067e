import { describe, expect, it } from 'vitest';
import { HELP, parseProviderArguments } from './options.ts';

describe('the options of npm run provider', () => {
  it('have the ports of npm start as defaults', () => {
    expect(parseProviderArguments([])).toEqual({
      port: 5177,
      appOrigin: 'http://localhost:5173',
      emulator: 'http://127.0.0.1:5174',
      data: undefined,
      settings: {},
      events: [],
      allowsIdempotencyKey: false,
    });
  });

  it('are read from flags', () => {
    const text =
      '--port 8080 --origin http://localhost:8000/ --emulator http://localhost:9099 --data a.sqlite --idempotency-key';
    const settings = ['--scenario', 'empty', '--fault', 'GET /customers:cut:once', '--latency', '250'];
    expect(parseProviderArguments([...text.split(' '), ...settings, '--event', 'approved,3w'])).toEqual({
      port: 8080,
      appOrigin: 'http://localhost:8000',
      emulator: 'http://localhost:9099',
      data: 'a.sqlite',
      settings: { scenario: 'empty', fault: 'GET /customers:cut:once', latency: '250' },
      events: ['approved', '3w'],
      allowsIdempotencyKey: true,
    });
  });

  it.each([
    ['--port 0', '--port must be a number from 1 to 65535, not "0".'],
    ['--port http', '--port must be a number from 1 to 65535, not "http".'],
    ['--origin localhost', '--origin must be an address, not "localhost".'],
    ['--emulator file:///a', '--emulator must be an address, not "file:///a".'],
    ['--scenario none', 'There is no scenario "none".'],
    ['--fault cut', '"cut" names an unknown call or fault.'],
    ['--latency soon', '"soon" is not a latency.'],
    ['--event later', '"later" names an unknown event.'],
    ['--other', "Unknown option '--other'"],
  ])('are refused as %s', (text, message) => {
    expect(() => parseProviderArguments(text.split(' '))).toThrow(message);
  });

  it('are all in the help', () => {
    expect(parseProviderArguments(['--help'])).toBeNull();
    for (const name of [
      'port',
      'origin',
      'emulator',
      'data',
      'scenario',
      'fault',
      'latency',
      'event',
      'idempotency-key',
    ])
      expect(HELP).toContain(`  --${name} `);
  });
});
