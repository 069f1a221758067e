import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Allows } from '#core/ability/ability.ts';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { selectSession } from '#core/session/auth-slice.ts';

/** Loads the function that creates abilities. Sign-in pages don't need it. */
export const loadAbility = async () => (await import('#core/ability/ability.ts')).abilityOf;

/** The ability of the session; null without a session, and until its code has loaded. */
export function useSessionAbility(): Allows | null {
  const session = useSelector(selectSession);
  const { part: abilityOf } = useChunk(loadAbility, session !== null);
  return useMemo(() => (session && abilityOf ? abilityOf(session) : null), [session, abilityOf]);
}
