/** The demo's mock with the real transport, for the tests of this package. */
import { createCaller, type Caller, type CallerOptions } from '@plinth/api-client/caller';
import { login } from '@plinth/api-client/demo/session';
import { afterEach, beforeEach } from 'vitest';
import { createDemoServer, type DemoServerOptions } from '../demo/node.ts';

/** Creates a function that makes calls of the demo without delays; without a token unless the options have one. */
export const callerOf = (baseUrl: string, options: Partial<CallerOptions> = {}): Caller =>
  createCaller({
    baseUrl,
    wait: async () => undefined,
    tokens: { get: async () => null, refresh: async (rejected) => rejected },
    ...options,
  });

const withToken = (token: string): Partial<CallerOptions> => ({
  tokens: { get: async () => token, refresh: async (rejected) => rejected },
});

/** Starts the demo's mock for each test of a file, with data of its own. */
export function startDemo(options: DemoServerOptions = {}) {
  let demo = createDemoServer(options);
  beforeEach(() => {
    demo = createDemoServer(options);
    demo.server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => demo.server.close());
  /** Makes a call without a token. */
  const call = callerOf(demo.context.origin);
  /** Signs in and returns a function that makes calls of the account. */
  const signIn = async (email = 'admin@demo.com', password = 'admin'): Promise<Caller> => {
    const { accessToken } = await call(login, { email, password });
    return callerOf(demo.context.origin, withToken(accessToken));
  };
  return { call, signIn, server: () => demo };
}
