import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { portsFrom, requireFree } from './ports.ts';

const servers: Server[] = [];

/** Occupies the given port, or a free one that the system assigns. */
function take(port = 0): Promise<number> {
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

describe('the ports', () => {
  it('are the usual ones when nothing is said', () => {
    expect(portsFrom({})).toEqual({ app: 5173, emulator: 5174, hub: 5175, logging: 5176 });
    expect(portsFrom({}, 4000).app).toBe(4000);
  });

  it('go along with PORT', () => {
    expect(portsFrom({ PORT: '8080' })).toEqual({ app: 8080, emulator: 8081, hub: 8082, logging: 8083 });
    expect(portsFrom({ PORT: '65532' }).logging).toBe(65_535);
  });

  it.each(['', ' ', 'x', '0', '-1', '+80', '80.5', '1e3', '0x50', ' 5700', '65533', '99999999'])(
    'refuse PORT="%s" in one line that names it',
    (PORT) => {
      expect(() => portsFrom({ PORT })).toThrow(`PORT must be a number from 1 to 65532, not "${PORT}".`);
    },
  );
});

describe('a free row of ports', () => {
  it('is let pass, and left free', async () => {
    const free = await take();
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const ports = { app: free, emulator: free, hub: free, logging: free };
    await requireFree(ports);
    await expect(take(free)).resolves.toBe(free);
  });

  it.each([
    ['app', 'the app'],
    ['emulator', 'the identity emulator (emulator)'],
    ['logging', 'the identity emulator (logging)'],
  ])('names the port that is taken, what needs it and the way out: %s', async (name, part) => {
    const taken = await take();
    const free = await take();
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const ports = { app: free, emulator: free, hub: free, logging: free, [name]: taken };
    const message = `Port ${taken}, needed by ${part}, is taken. Stop what uses it, or choose another: PORT=${ports.app + 100}`;
    await expect(requireFree(ports)).rejects.toThrow(message);
  });
});
