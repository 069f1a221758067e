import type { AccountingInformation } from '@plinth/api-client/resources/accounting';
import type { CommercePlatform, Shop } from '@plinth/api-client/resources/commerce';
import type { Integration } from '@plinth/api-client/resources/integration';
import { combineReducers, createSelector } from '@reduxjs/toolkit';
import type { Feature } from '#core/feature.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { dataOf, IDLE, isSettled, type Panel } from '#core/panel/panel.ts';

/** The kinds of platforms that can be linked. */
export type PlatformKind = 'accounting' | 'commerce';

type Platforms = readonly Integration[];
type Information = AccountingInformation | null;
type Shops = readonly Shop[];
type Catalogue = readonly CommercePlatform[];

/** The platforms of each kind, with the customer's link status. */
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
/** The company data of the linked accounting platform; null if none is linked. */
export const information = createPanel<Information>({
  name: 'accounting/information',
  request: (client, customerId) => client.accounting.get(customerId),
});
export const shops = createPanel<Shops>({
  name: 'commerce/shops',
  request: (client, customerId) => client.commerce.shops(customerId),
});
/** All commerce platforms that the provider supports, with their kinds. */
export const catalogue = createPanel<Catalogue>({
  name: 'commerce/catalogue',
  request: (client, customerId) => client.commerce.platforms(customerId),
});

/** Requests the platforms of a kind, initially and on retry. */
export const platformsRequested = (kind: PlatformKind) => integrations[kind].requested();

/** The feature that loads the accounting platforms. Every page that shows them requires it. */
export const accountingPlatformsFeature: Feature = {
  reducers: {
    accounting: combineReducers({ integrations: integrations.accounting.reducer, information: information.reducer }),
  },
  sagas: [integrations.accounting.watch, information.watch],
};

/** The feature that loads the commerce platforms. Every page that shows them requires it. */
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

/** The part of the state that the platform selectors read. */
export interface WithPlatforms {
  readonly accounting?: { readonly integrations: Panel<Platforms>; readonly information: Panel<Information> };
  readonly commerce?: {
    readonly integrations: Panel<Platforms>;
    readonly shops: Panel<Shops>;
    readonly catalogue: Panel<Catalogue>;
  };
}

/** Returns a selector for the platforms of a kind, with the customer's link status. */
export const selectPlatforms =
  (kind: PlatformKind) =>
  (state: WithPlatforms): Panel<Platforms> =>
    state[kind]?.integrations ?? IDLE;
export const selectInformation = (state: WithPlatforms): Panel<Information> => state.accounting?.information ?? IDLE;
export const selectShops = (state: WithPlatforms): Panel<Shops> => state.commerce?.shops ?? IDLE;
export const selectCatalogue = (state: WithPlatforms): Panel<Catalogue> => state.commerce?.catalogue ?? IDLE;

/** A linked platform that needs a new sign-in. */
export interface BrokenPlatform {
  readonly kind: PlatformKind;
  /** Id of the shop, or of the accounting platform. */
  readonly id: string;
  /** Name of the platform; null while the platforms have not been loaded. */
  readonly name: string | null;
}

const NO_SHOPS: Shops = [];

/** Selects the linked platforms that need a new sign-in (product.md#states); none until they have loaded. */
export const selectBrokenPlatforms = createSelector(
  [selectInformation, selectShops, selectPlatforms('accounting'), selectPlatforms('commerce')],
  (accounting, commerce, accountingPlatforms, commercePlatforms): readonly BrokenPlatform[] => {
    const nameOf = (panel: Panel<Platforms>, integrationId: string, fallback: string): string | null =>
      dataOf(panel, []).find(({ id }) => id === integrationId)?.name ?? (isSettled(panel) ? fallback : null);
    const linked = dataOf(accounting, null);
    return [
      ...(linked?.status === 'AUTH_ERROR'
        ? [
            {
              kind: 'accounting',
              id: linked.integrationId,
              name: nameOf(accountingPlatforms, linked.integrationId, linked.company?.name ?? linked.integrationId),
            } as const,
          ]
        : []),
      ...dataOf(commerce, NO_SHOPS)
        .filter(({ status }) => status === 'AUTH_ERROR')
        .map(
          ({ id, integrationId, name }) =>
            ({ kind: 'commerce', id, name: nameOf(commercePlatforms, integrationId, name) }) as const,
        ),
    ];
  },
);
