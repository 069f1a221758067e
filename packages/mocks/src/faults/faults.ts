/** Breaks the answers of chosen calls: the real handler answers, then its answer is spoilt. */
import { HttpResponse } from 'msw';
import type { CallName } from '../calls.ts';
import type { Schedule } from '../claims.ts';
import { breakAnswer } from './break-answer.ts';
import { partsOf, type Fault, type FaultSetting } from './fault.ts';

/** What the mock's answers suffer from; it may change while the mock runs. */
export interface Faults {
  /** Breaks the answers of a call from now on, in place of how they were broken before: all, or the next only. */
  set(call: CallName, fault: Fault, times?: 'all' | 'next'): void;
  /** Breaks no answer of the call any more; without a call, none at all. */
  clear(call?: CallName): void;
  /** The answer of a call as it goes out. */
  around(call: CallName, answer: () => Promise<Response>): Promise<Response>;
}

const LATE_MS = 30_000;

/**
 * Makes the breaker.
 * @param settings What is broken from the start.
 * @param schedule Runs something later.
 */
export function createFaults(settings: readonly FaultSetting[], schedule: Schedule): Faults {
  const current = new Map(settings.map((setting) => [setting.call, setting]));

  function take(call: CallName): Fault | undefined {
    const setting = current.get(call);
    if (setting?.isOnce) current.delete(call);
    return setting?.fault;
  }

  return {
    set: (call, fault, times = 'all') => {
      // A slip in a path's form would break nothing, and a test of it would prove nothing.
      if (!partsOf(fault)) throw new Error(`${fault} is not a fault`);
      current.set(call, { call, fault, ...(times === 'next' ? { isOnce: true } : {}) });
    },
    clear: (call) => (call === undefined ? current.clear() : void current.delete(call)),
    around: async (call, answer) => {
      const fault = take(call);
      const parts = fault === undefined ? null : partsOf(fault);
      if (fault === undefined || !parts) return answer();
      if (parts.name === 'offline') return HttpResponse.error();
      const given = await answer();
      // What fails by itself has no body to break.
      if (parts.name === 'reset' || given.type === 'error') return HttpResponse.error();
      if (parts.name === 'late') await new Promise<void>((resolve) => schedule(resolve, LATE_MS));
      return breakAnswer(given, parts, fault);
    },
  };
}
