import { useEffect } from 'react';
import { useQuery, type QueryChange } from '#shared/navigation.ts';

/** Returns the parameters of the address that are not what is shown, with the value that is. */
export const changedParameters = (query: URLSearchParams, shown: QueryChange): QueryChange =>
  Object.fromEntries(Object.entries(shown).filter(([name, value]) => query.get(name) !== value));

/**
 * Rewrites parameters of the address that name something else than what is shown, so that the address can be shared.
 * @param shown the values that are shown, by parameter; null for a parameter that is left out.
 */
export function useShownQuery(shown: QueryChange): void {
  const { query, setQuery } = useQuery();
  useEffect(() => {
    const change = changedParameters(query, shown);
    if (Object.keys(change).length > 0) setQuery(change, { replace: true });
  }, [query, setQuery, shown]);
}
