import type { Mail } from '@plinth/api-client/demo/email';
import { useState } from 'react';

/** The ticked mails of a list. */
export interface Selection {
  readonly mails: readonly Mail[];
  readonly has: (mail: Mail) => boolean;
  readonly toggle: (mail: Mail) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Returns the ticked mails of a list.
 * @param list names the list: another one has no ticked mails.
 */
export function useSelection(list: string, mails: readonly Mail[]): Selection {
  const [state, setState] = useState({ list, ids: NONE });
  const ids = state.list === list ? state.ids : NONE;
  const select = (newIds: ReadonlySet<number>) => setState({ list, ids: newIds });
  return {
    mails: mails.filter(({ id }) => ids.has(id)),
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => {
      const others = [...ids].filter((other) => other !== id);
      select(new Set(ids.has(id) ? others : [...others, id]));
    },
    selectAll: () => select(new Set(mails.map(({ id }) => id))),
    clear: () => select(NONE),
  };
}
