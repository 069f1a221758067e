import type { Settings } from '#core/config/settings.ts';
import type { Storage } from '#core/storage/storage.ts';

const MINUTE_MS = 60_000;

/**
 * Returns when the session ends without further input, in milliseconds since the epoch; null where sessions don't end for
 * that reason (`VITE_IDLE_MINUTES`), and before the first input of a session.
 */
export function idleEndOf(storage: Storage, { idleMinutes }: Settings): number | null {
  const lastInput = storage.get('lastInput');
  return idleMinutes === null || lastInput === null ? null : lastInput + idleMinutes * MINUTE_MS;
}

/** Whether the stored session has been without input for too long, in every tab. */
export function isIdleTooLong(storage: Storage, settings: Settings, now: number): boolean {
  const end = storage.get('accessToken') === null ? null : idleEndOf(storage, settings);
  return end !== null && now >= end;
}
