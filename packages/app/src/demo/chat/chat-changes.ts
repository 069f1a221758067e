import type { Deps } from '#core/deps.ts';

/** Tells the other tabs that this one has changed the chats. */
export const announceChange = ({ storage, newId }: Deps): void => void storage.set('chatChange', newId());

/** Calls `listener` when another tab has changed the chats; returns a function that unsubscribes. */
export const onChangeElsewhere = ({ storage }: Deps, listener: () => void): (() => void) =>
  storage.onChange((key) => {
    if (key === 'chatChange') listener();
  });
