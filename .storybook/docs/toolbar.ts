import { useEffect, useState } from 'react';
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
  skin: 'light', direction: 'ltr', density: 'comfortable', locale: 'en', motion: 'system', contrast: 'system',
};

interface Said {
  readonly globals: Partial<Toolbar>;
}

/** Said once at the start, and at every change. */
const [SET, UPDATED] = ['setGlobals', 'globalsUpdated'];

function said(): Toolbar {
  const channel = addons.getChannel();
  const [last] = (channel.last(UPDATED) ?? channel.last(SET) ?? []) as readonly Said[];
  return { ...TOOLBAR_DEFAULTS, ...last?.globals };
}

/** What the toolbar says now; a page of the documentation has no story that would be told. */
export function useToolbar(): Toolbar {
  const [toolbar, setToolbar] = useState(said);
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = (): void => setToolbar(said());
    channel.on(SET, hear);
    channel.on(UPDATED, hear);
    return () => {
      channel.off(SET, hear);
      channel.off(UPDATED, hear);
    };
  }, []);
  return toolbar;
}
