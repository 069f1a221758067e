/** Breaks the responses of chosen calls: the actual handler responds, then its response is changed. */
import { HttpResponse } from 'msw';
import type { Operation } from '../call-handler.ts';
import { breakResponse } from './break-response.ts';
import { parseFault, type Fault, type FaultSetting } from './fault.ts';

/** Runs a function later; a timer in the browser. */
export type Schedule = (run: () => void, ms: number) => void;

/** The faults of the mock's responses; they may change while the mock runs. */
export interface Faults {
  /** Breaks all responses of a call from now on, or the next only; replaces an earlier fault of the call. */
  set(call: Operation, fault: Fault, times?: 'all' | 'next'): void;
  /** Removes the fault of a call; without a call, all faults. */
  clear(call?: Operation): void;
  /** Applies the fault of a call to its response. */
  applyTo(call: Operation, respond: () => Promise<Response>): Promise<Response>;
}

const LATE_MS = 30_000;

/**
 * Creates the faults of a mock.
 * @param settings The faults at the start.
 * @param schedule Runs a function later.
 */
export function createFaults(settings: readonly FaultSetting[], schedule: Schedule): Faults {
  const current = new Map(settings.map((setting) => [setting.call.name, setting]));

  function takeFault(call: Operation): Fault | undefined {
    const setting = current.get(call.name);
    if (setting?.isOnce) current.delete(call.name);
    return setting?.fault;
  }

  return {
    set: (call, fault, times = 'all') => {
      // A typo would have no effect, and a test with it would prove nothing.
      if (!parseFault(fault)) throw new Error(`${fault} is not a fault`);
      current.set(call.name, { call, fault, ...(times === 'next' ? { isOnce: true } : {}) });
    },
    clear: (call) => (call === undefined ? current.clear() : void current.delete(call.name)),
    applyTo: async (call, respond) => {
      const fault = takeFault(call);
      const parts = fault === undefined ? null : parseFault(fault);
      if (fault === undefined || !parts) return respond();
      if (parts.name === 'offline') return HttpResponse.error();
      const response = await respond();
      // A network error has no body to break.
      if (parts.name === 'reset' || response.type === 'error') return HttpResponse.error();
      if (parts.name === 'late') await new Promise<void>((resolve) => schedule(resolve, LATE_MS));
      return breakResponse(response, parts, fault);
    },
  };
}
