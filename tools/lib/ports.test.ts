import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { portsFrom, portsWithProvider, requireFree } from './ports.ts';

const servers: Server[] = [];

/** Occupies the given port, or a free one that the system assigns. */
function occupy(port = 0): Promise<number> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

describe('portsFrom', () => {
  it('returns the default ports without PORT', () => {
    expect(portsFrom({})).toEqual({ app: 5173, emulator: 5174, hub: 5175, logging: 5176 });
    expect(portsFrom({}, 4000).app).toBe(4000);
  });

  it('returns consecutive ports from PORT', () => {
    expect(portsFrom({ PORT: '8080' })).toEqual({ app: 8080, emulator: 8081, hub: 8082, logging: 8083 });
    expect(portsFrom({ PORT: '65532' }).logging).toBe(65_535);
  });

  it.each(['', ' ', 'x', '0', '-1', '+80', '80.5', '1e3', '0x50', ' 5700', '65533', '99999999'])(
    'throws one line for PORT="%s"',
    (PORT) => {
      expect(() => portsFrom({ PORT })).toThrow(`PORT must be a number from 1 to 65532, not "${PORT}".`);
    },
  );
});

describe('portsWithProvider', () => {
  it('adds the port after the others', () => {
    expect(portsWithProvider({ PORT: '8080' })).toEqual({ ...portsFrom({ PORT: '8080' }), provider: 8084 });
    expect(portsWithProvider({ PORT: '65531' }).provider).toBe(65_535);
  });

  it('throws one line when there is no such port', () => {
    expect(() => portsWithProvider({ PORT: '65532' })).toThrow('PORT must be a number from 1 to 65531, not "65532".');
  });
});

describe('requireFree', () => {
  it('accepts free ports and leaves them free', async () => {
    const free = await occupy();
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const ports = { app: free, emulator: free, hub: free, logging: free };
    await requireFree(ports);
    await expect(occupy(free)).resolves.toBe(free);
  });

  it.each([
    ['app', 'the app'],
    ['emulator', 'the identity emulator (emulator)'],
    ['logging', 'the identity emulator (logging)'],
  ])('names the occupied port, its user and another port: %s', async (name, part) => {
    const occupied = await occupy();
    const free = await occupy();
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const ports = { app: free, emulator: free, hub: free, logging: free, [name]: occupied };
    const message = `Port ${occupied}, needed by ${part}, is taken. Stop what uses it, or choose another: PORT=${ports.app + 100}`;
    await expect(requireFree(ports)).rejects.toThrow(message);
  });
});
