import { useCallback } from 'react';
import { useQuery } from '#shared/navigation.ts';

/** The mail that is being written, as the address names it. */
interface ComposeState {
  /** Its name; null without one. */
  readonly name: string | null;
  /** Opens a mail to write, for example `new` or `reply-12`. */
  readonly open: (name: string) => void;
  readonly close: () => void;
}

/** Returns the mail of the address that is being written, and the functions that open and close it. */
export function useCompose(): ComposeState {
  const { query, setQuery } = useQuery();
  const open = useCallback((name: string) => setQuery({ compose: name, to: null }), [setQuery]);
  const close = useCallback(() => setQuery({ compose: null, to: null }), [setQuery]);
  return { name: query.get('compose'), open, close };
}
