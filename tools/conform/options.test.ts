import { describe, expect, it } from 'vitest';
import { HELP, parseConformOptions, UsageError } from './options.ts';

const TOKEN = 'head.payload.signature';

describe('the options of npm run conform', () => {
  it('are the address and the token, with defaults for all others', () => {
    expect(parseConformOptions(['--url', 'https://api.example/v1/', '--token', TOKEN], {})).toEqual({
      url: 'https://api.example/v1',
      token: TOKEN,
      origin: 'http://localhost:5173',
      writes: false,
      idempotencyKey: false,
      product: 'plinth',
    });
  });

  it('are read from flags, and the token from the environment', () => {
    const flags =
      '--url http://localhost:5177/v1 --origin https://app.example/ --write --idempotency-key --product acme';
    expect(parseConformOptions(flags.split(' '), { PLINTH_TOKEN: TOKEN })).toEqual({
      url: 'http://localhost:5177/v1',
      token: TOKEN,
      origin: 'https://app.example',
      writes: true,
      idempotencyKey: true,
      product: 'acme',
    });
  });

  it.each([
    ['', '--url is missing.'],
    ['--url api.example', '--url must be an http or https address.'],
    ['--url https://api.example --origin app', '--origin must be an http or https address.'],
    ['--url https://api.example --other', "Unknown option '--other'"],
  ])('are refused as %j', (text, message) => {
    const parse = () => parseConformOptions(text.split(' ').filter(Boolean), { PLINTH_TOKEN: TOKEN });
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(message);
  });

  it.each([
    [[], 'A token is missing'],
    [['--token', 'secret'], 'The token is not a JWT'],
  ])('are refused with the token %j', (args, message) => {
    expect(() => parseConformOptions(['--url', 'https://api.example', ...args], {})).toThrow(message);
  });

  it.each([
    ['--url', TOKEN],
    ['--url', 'https://api.example', TOKEN],
    ['--url', 'https://api.example', `--${TOKEN}`],
    ['--url', 'https://api.example', '--token', `${TOKEN}.more`],
  ])('are refused without repeating a token: %j', (...args) => {
    let message = '';
    try {
      parseConformOptions(args, {});
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('UsageError');
    expect(message).not.toContain('payload');
  });

  it('are all in the help', () => {
    expect(parseConformOptions(['--help'], {})).toBeNull();
    for (const name of ['url', 'token', 'origin', 'idempotency-key', 'product', 'write', 'help'])
      expect(HELP).toContain(`  --${name} `);
  });
});
