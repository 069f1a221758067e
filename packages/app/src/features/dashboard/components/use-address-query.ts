import { useCallback, useMemo } from 'react';
import { hrefOf } from '#core/routes/href.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';

/** Changes of the query; an empty value removes the parameter. */
type QueryChanges = Readonly<Record<string, string>>;

/** The query of the dashboard's address, and a function that changes some of its parameters. */
export function useAddressQuery() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const changeQuery = useCallback(
    (changes: QueryChanges, options?: { readonly replace?: boolean }) => {
      const changed = { ...Object.fromEntries(query), ...changes };
      const entries = Object.entries(changed).filter(([, value]) => value !== '');
      navigate(hrefOf('dashboard', {}, Object.fromEntries(entries)), options);
    },
    [query, navigate],
  );
  return { query, changeQuery };
}
