import { useCallback } from 'react';
import { useAddressQuery } from './use-address-query.ts';

/** The contract that the address opens as a drawer (`?contract=`), and functions that open and close one. */
export function useOpenContract() {
  const { query, changeQuery } = useAddressQuery();
  const open = useCallback((contract: string) => changeQuery({ contract }), [changeQuery]);
  const close = useCallback(() => changeQuery({ contract: '' }, { replace: true }), [changeQuery]);
  // An empty id opens nothing.
  return { contractId: query.get('contract') || null, open, close };
}
