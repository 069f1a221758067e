import type { StageSettings } from '@plinth/docs/reference/stage.tsx';
import { useQuery } from '#shared/navigation.ts';

/** The choices of each setting: the value in the address and its name. The first is the default. */
export const SETTING_CHOICES = {
  width: [
    ['full', 'Full'],
    ['tablet', '768'],
    ['phone', '360'],
  ],
  skin: [
    ['page', 'Page'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  direction: [
    ['page', 'Page'],
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ],
} as const;

/** A setting of the examples. */
export type SettingName = keyof typeof SETTING_CHOICES;

/** The settings of the examples of a page, which are in its address. */
export interface ExampleSettings {
  readonly valueOf: (name: SettingName) => string;
  readonly set: (name: SettingName, value: string) => void;
  readonly stage: StageSettings;
}

/** Returns the settings of the examples, from the address. */
export function useExampleSettings(): ExampleSettings {
  const { query, setQuery } = useQuery();
  const valueOf = (name: SettingName): string => {
    const choices = SETTING_CHOICES[name];
    const value = query.get(name);
    return choices.find(([choice]) => choice === value)?.[0] ?? choices[0][0];
  };
  const unlessPage = (value: string) => (value === 'page' ? undefined : value);
  return {
    valueOf,
    set: (name, value) => setQuery({ [name]: value === SETTING_CHOICES[name][0][0] ? null : value }, { replace: true }),
    stage: { skin: unlessPage(valueOf('skin')), direction: unlessPage(valueOf('direction')), locale: undefined },
  };
}
