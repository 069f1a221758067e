import { createContext, useContext } from 'react';
import type { Appearance } from '#core/appearance/appearance.ts';
import type { Deps } from '#core/deps.ts';
import type { Feature } from '#core/feature.ts';
import type { Translator } from '#core/i18n/i18n.ts';

/** Services of the app that components access outside the store. */
export interface Services {
  readonly appearance: Appearance;
  readonly translator: Translator;
  readonly storage: Deps['storage'];
  readonly settings: Deps['settings'];
  readonly now: Deps['now'];
  readonly network: Deps['network'];
  readonly loadDemo: Deps['loadDemo'];
}

/** Provided once, by the shell. */
export const ServicesContext = createContext<Services | null>(null);

/** Returns the services inside a component. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be called inside <ServicesContext.Provider>.');
  return services;
}

/** Adds a feature to the store, once; provided by the shell. */
export const JoinFeatureContext = createContext<((feature: Feature) => void) | null>(null);

/** Returns the function that adds a feature to the store, for a part of a page that is loaded on demand. */
export function useJoinFeature(): (feature: Feature) => void {
  const join = useContext(JoinFeatureContext);
  if (!join) throw new Error('useJoinFeature must be called inside <JoinFeatureContext.Provider>.');
  return join;
}
