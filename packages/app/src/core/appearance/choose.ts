import type { AppearanceSettings } from '@plinth/ui-kit/elements/customizer/appearance-settings';
import type { Appearance } from './appearance.ts';

/** Has the app look as the settings say; those that are not given stay as they are. */
export function choose(appearance: Appearance, { skin, isRTL, ...layout }: Partial<AppearanceSettings>): void {
  if (skin !== undefined) appearance.setSkin(skin);
  if (isRTL !== undefined) appearance.setDirection(isRTL ? 'rtl' : 'ltr');
  if (Object.keys(layout).length > 0) appearance.setLayout(layout);
}
