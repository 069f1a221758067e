/** The demo's mock for tests in Node: its data is in memory and its clock is fixed. */
import { setupServer, type SetupServer } from 'msw/node';
import { NOW } from '../node.ts';
import { createDemoContext, type DemoContext, type DemoOptions } from './context.ts';
import type { CallHandler } from './handle.ts';
import { createDemoHandlers } from './handlers.ts';

/** A running mock of the demo. */
export interface DemoServer {
  /** Start it with `listen`, stop it with `close`. */
  readonly server: SetupServer;
  /** Its `faults` break the responses to chosen calls. */
  readonly context: DemoContext;
}

/** The options of the mock, with defaults for all of them. */
export interface DemoServerOptions extends Partial<DemoOptions> {
  /** The handlers of the calls; by default those of every call. */
  readonly handlers?: readonly CallHandler[];
}

/** Creates a mock with its data in memory, at `NOW`, at `http://localhost`. */
export function createDemoServer({ handlers, ...options }: DemoServerOptions = {}): DemoServer {
  const context = createDemoContext({ origin: 'http://localhost', clock: () => new Date(NOW), ...options });
  return { server: setupServer(...createDemoHandlers(context, handlers)), context };
}
