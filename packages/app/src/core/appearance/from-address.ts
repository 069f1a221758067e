import { completeSettings, type AppearanceSettings } from '@plinth/ui-kit/elements/customizer/appearance-settings';
import type { Appearance } from './appearance.ts';
import { choose } from './choose.ts';

/** The parameter of an address that carries settings: the JSON that the customizer copies. */
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
 * Has the app look as an address says, as if it had been chosen: support reproduces or repairs what a person sees. What
 * is missing or not known is the default; what is no settings at all changes nothing.
 * @returns the address without it, to stand in its place.
 */
export function takeFromAddress(appearance: Appearance, address: URL): string {
  const given = parse(address.searchParams.get(PARAMETER) ?? '');
  if (given) {
    appearance.reset();
    choose(appearance, completeSettings(given));
  }
  const rest = new URL(address);
  rest.searchParams.delete(PARAMETER);
  return rest.pathname + rest.search + rest.hash;
}
