import type { AppearanceSettings } from '@plinth/ui-kit/elements/customizer/appearance-settings';
import type { Appearance } from './appearance.ts';

/** Applies settings of the customizer; missing ones stay unchanged. */
export function applySettings(appearance: Appearance, { skin, isRTL, ...layout }: Partial<AppearanceSettings>): void {
  if (skin !== undefined) appearance.setSkin(skin);
  if (isRTL !== undefined) appearance.setDirection(isRTL ? 'rtl' : 'ltr');
  if (Object.keys(layout).length > 0) appearance.setLayout(layout);
}
