import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

/** The toolbar's choices. */
export interface Toolbar {
  readonly skin: string;
  readonly direction: string;
  readonly density: string;
  readonly locale: string;
  readonly motion: string;
  readonly contrast: string;
}

export const TOOLBAR_DEFAULTS: Toolbar = {
  skin: 'light',
  direction: 'ltr',
  density: 'comfortable',
  locale: 'en',
  motion: 'system',
  contrast: 'system',
};

interface Said {
  readonly globals: Partial<Toolbar>;
}

/** Storybook calls a listener with the event as `this`; `from` names the window that said it. */
interface Sent {
  readonly from?: string;
}

/** Said once at the start, and at every change. */
const [SET, UPDATED, SELF] = ['setGlobals', 'globalsUpdated', 'plinth/self'];

let toolbar: Toolbar | undefined;
const listeners = new Set<() => void>();

/**
 * Listens from the first page of documentation on, for as long as there is one. Stories that stand in frames of the page
 * say to it what Storybook says to its manager; theirs is not the toolbar's, so only what this window says counts.
 */
function listen(): Toolbar {
  const channel = addons.getChannel();
  let self: string | undefined;
  const learn = function learn(this: Sent): void {
    self = this.from;
  };
  channel.on(SELF, learn);
  channel.emit(SELF);
  channel.off(SELF, learn);
  const hear = function hear(this: Sent, { globals }: Said): void {
    if (this.from !== self) return;
    toolbar = { ...TOOLBAR_DEFAULTS, ...globals };
    for (const listener of listeners) listener();
  };
  channel.on(SET, hear);
  channel.on(UPDATED, hear);
  const [last] = (channel.last(UPDATED) ?? channel.last(SET) ?? []) as readonly Said[];
  return { ...TOOLBAR_DEFAULTS, ...last?.globals };
}

function read(): Toolbar {
  toolbar ??= listen();
  return toolbar;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the toolbar says now; a page of the documentation has no story that would be told. */
export function useToolbar(): Toolbar {
  return useSyncExternalStore(subscribe, read);
}
