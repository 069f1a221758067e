import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

/** The settings of the toolbar. */
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

interface GlobalsEvent {
  readonly globals: Partial<Toolbar>;
}

/** The `this` value of channel listeners; `from` identifies the window that emitted the event. */
interface ChannelListener {
  readonly from?: string;
}

/** Events of the channel: at start-up, on every change, and one of our own that identifies this window. */
const [SET, UPDATED, SELF] = ['setGlobals', 'globalsUpdated', 'plinth/self'];

let toolbar: Toolbar | undefined;
const listeners = new Set<() => void>();

/**
 * Listens to the channel from the first documentation page on, and returns the current settings. Stories in iframes emit
 * their own globals to this page, so only events of this window count.
 */
function listen(): Toolbar {
  const channel = addons.getChannel();
  let self: string | undefined;
  const handleSelf = function handleSelf(this: ChannelListener): void {
    self = this.from;
  };
  channel.on(SELF, handleSelf);
  channel.emit(SELF);
  channel.off(SELF, handleSelf);
  const handleGlobals = function handleGlobals(this: ChannelListener, { globals }: GlobalsEvent): void {
    if (this.from !== self) return;
    toolbar = { ...TOOLBAR_DEFAULTS, ...globals };
    for (const listener of listeners) listener();
  };
  channel.on(SET, handleGlobals);
  channel.on(UPDATED, handleGlobals);
  const [last] = (channel.last(UPDATED) ?? channel.last(SET) ?? []) as readonly GlobalsEvent[];
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

/** Returns the current settings of the toolbar, because Storybook passes them only to stories. */
export function useToolbar(): Toolbar {
  return useSyncExternalStore(subscribe, read);
}
