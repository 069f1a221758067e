'use client';

import { Switch } from '@plinth/ui-kit/react/switch';
import { useEffect, useState } from 'react';

/** Switches the page between the light and the dark skin. */
export function SkinSwitch() {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    document.documentElement.dataset['skin'] = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <Switch checked={isDark} onChange={() => setIsDark(!isDark)}>
      Dark
    </Switch>
  );
}
