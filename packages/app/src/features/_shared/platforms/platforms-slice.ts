import type { AccountingInformation, CommercePlatform, Integration, Shop } from '@plinth/api-client';
import { combineReducers } from '@reduxjs/toolkit';
import type { Feature } from '#core/feature.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { IDLE, type Panel } from '#core/panel/panel.ts';

/** What one links platforms of. */
export type PlatformKind = 'accounting' | 'commerce';

type Platforms = readonly Integration[];
type Information = AccountingInformation | null;
type Shops = readonly Shop[];
type Catalogue = readonly CommercePlatform[];

/** The platforms of each kind as they stand with the customer. */
export const integrations = {
  accounting: createPanel<Platforms>({
    name: 'accounting/integrations',
    request: (client, customerId) => client.accounting.integrations(customerId),
  }),
  commerce: createPanel<Platforms>({
    name: 'commerce/integrations',
    request: (client, customerId) => client.commerce.integrations(customerId),
  }),
};
/** The company of the linked accounting platform; null when none is linked. */
export const information = createPanel<Information>({
  name: 'accounting/information',
  request: (client, customerId) => client.accounting.get(customerId),
});
/** The linked shops. */
export const shops = createPanel<Shops>({
  name: 'commerce/shops',
  request: (client, customerId) => client.commerce.shops(customerId),
});
/** Every commerce platform that the provider knows, with its kind. */
export const catalogue = createPanel<Catalogue>({
  name: 'commerce/catalogue',
  request: (client, customerId) => client.commerce.platforms(customerId),
});

/** Load the platforms of a kind; also what the retry button says. */
export const platformsRequested = (kind: PlatformKind) => integrations[kind].requested();

/** Joins with every page that shows accounting platforms. */
export const accountingPlatformsFeature: Feature = {
  reducers: {
    accounting: combineReducers({ integrations: integrations.accounting.reducer, information: information.reducer }),
  },
  sagas: [integrations.accounting.watch, information.watch],
};

/** Joins with every page that shows commerce platforms. */
export const commercePlatformsFeature: Feature = {
  reducers: {
    commerce: combineReducers({
      integrations: integrations.commerce.reducer,
      shops: shops.reducer,
      catalogue: catalogue.reducer,
    }),
  },
  sagas: [integrations.commerce.watch, shops.watch, catalogue.watch],
};

/** What the selectors of platforms read. */
export interface WithPlatforms {
  readonly accounting?: { readonly integrations: Panel<Platforms>; readonly information: Panel<Information> };
  readonly commerce?: {
    readonly integrations: Panel<Platforms>;
    readonly shops: Panel<Shops>;
    readonly catalogue: Panel<Catalogue>;
  };
}

/** The platforms of a kind as they stand with the customer. */
export const selectPlatforms =
  (kind: PlatformKind) =>
  (state: WithPlatforms): Panel<Platforms> =>
    state[kind]?.integrations ?? IDLE;
export const selectInformation = (state: WithPlatforms): Panel<Information> => state.accounting?.information ?? IDLE;
export const selectShops = (state: WithPlatforms): Panel<Shops> => state.commerce?.shops ?? IDLE;
export const selectCatalogue = (state: WithPlatforms): Panel<Catalogue> => state.commerce?.catalogue ?? IDLE;
