/** What a server can break about a connection, which no handler can: those of MSW respond with whole responses only. */
import type { Operation } from '#engine/call-handler.ts';
import { parseFaults, type FaultSetting } from '#engine/faults/fault.ts';

export const CONNECTION_FAULTS = [
  /** The headers and half of the body arrive, then the connection breaks. */
  'cut',
  /** The response has no CORS headers. */
  'no-cors',
  /** The response says that it is plain text. */
  'plain-text',
  /** 503 that asks to try again in a second. The call isn't performed. */
  'retry-later',
  /** The request is read, and the response is sent, a little at a time. */
  'slow',
] as const;

/** A fault of a connection. */
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

/** A call with a fault of its connection. */
export interface ConnectionFaultSetting {
  readonly call: Operation;
  readonly fault: ConnectionFault;
  /** Applies to the next request only; without it, to all. */
  readonly isOnce: boolean;
}

/** The faults of a setting: those that the handlers apply, and those of the connection. */
export interface ServerFaults {
  readonly faults: readonly FaultSetting[];
  readonly connectionFaults: readonly ConnectionFaultSetting[];
}

const ONCE = ':once';

/**
 * Parses `call:fault`, several separated by commas, each with an optional `:once`; the faults of the handlers and those of
 * the connection in any order.
 * @param calls The calls that can have a fault.
 * @returns `null` when any part is unknown.
 */
export function parseServerFaults(text: string, calls: readonly Operation[]): ServerFaults | null {
  const faults: FaultSetting[] = [];
  const connectionFaults: ConnectionFaultSetting[] = [];
  for (const part of text.split(',').map((untrimmed) => untrimmed.trim())) {
    const connectionFault = readConnectionFault(part, calls);
    const handlerFaults = connectionFault ? [] : parseFaults(part, calls);
    if (!handlerFaults) return null;
    faults.push(...handlerFaults);
    if (connectionFault) connectionFaults.push(connectionFault);
  }
  return { faults, connectionFaults };
}

function readConnectionFault(text: string, calls: readonly Operation[]): ConnectionFaultSetting | null {
  const call = calls.find(({ name }) => text.startsWith(`${name}:`));
  const isOnce = text.endsWith(ONCE);
  const name = text.slice((call?.name.length ?? 0) + 1, isOnce ? -ONCE.length : undefined);
  const fault = CONNECTION_FAULTS.find((candidate) => candidate === name);
  return call && fault ? { call, fault, isOnce } : null;
}

/**
 * Creates the function that returns the fault of the next request of a call. A fault with `isOnce` is returned once.
 */
export function createFaultQueue(
  settings: readonly ConnectionFaultSetting[],
): (call: Operation) => ConnectionFault | null {
  const current = new Map(settings.map((setting) => [setting.call.name, setting]));
  return ({ name }) => {
    const setting = current.get(name);
    if (setting?.isOnce) current.delete(name);
    return setting?.fault ?? null;
  };
}
