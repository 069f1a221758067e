import { completeSettings, type AppearanceSettings } from '@plinth/ui-kit/elements/customizer/appearance-settings';
import type { Appearance } from './appearance.ts';
import { applySettings } from './apply-settings.ts';

/** Query parameter with settings: the JSON that the customizer copies. */
const PARAMETER = 'appearance';

function parse(text: string): Partial<AppearanceSettings> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/**
 * Applies the settings of an address as if they had been chosen, so that support can reproduce or repair what a user
 * sees. Missing and unknown settings get their defaults; an invalid parameter changes nothing.
 * @returns the address without the parameter.
 */
export function applyAddressSettings(appearance: Appearance, address: URL): string {
  const settings = parse(address.searchParams.get(PARAMETER) ?? '');
  if (settings) {
    appearance.reset();
    applySettings(appearance, completeSettings(settings));
  }
  const remaining = new URL(address);
  remaining.searchParams.delete(PARAMETER);
  return remaining.pathname + remaining.search + remaining.hash;
}
