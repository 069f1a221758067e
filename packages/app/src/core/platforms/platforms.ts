import type { Integration } from '@plinth/api-client';
import { combineReducers } from '@reduxjs/toolkit';
import type { Feature } from '../feature.ts';
import { createPanel } from '../panel/create-panel.ts';
import { IDLE, type Panel } from '../panel/panel.ts';

/** What one links platforms of. */
export type PlatformKind = 'accounting' | 'commerce';

type Platforms = readonly Integration[];

const panels = {
  accounting: createPanel<Platforms>({
    name: 'accounting/integrations', ask: (client, customerId) => client.accounting.integrations(customerId),
  }),
  commerce: createPanel<Platforms>({
    name: 'commerce/integrations', ask: (client, customerId) => client.commerce.integrations(customerId),
  }),
};

/** Load the platforms of a kind; also what the retry button says. */
export const platformsWanted = (kind: PlatformKind) => panels[kind].wanted();

/** Joins with every page that shows accounting platforms. */
export const accountingFeature: Feature = {
  reducers: { accounting: combineReducers({ integrations: panels.accounting.reducer }) },
  watchers: [panels.accounting.watch],
};

/** Joins with every page that shows commerce platforms. */
export const commerceFeature: Feature = {
  reducers: { commerce: combineReducers({ integrations: panels.commerce.reducer }) },
  watchers: [panels.commerce.watch],
};

type WithPlatforms = { readonly [Kind in PlatformKind]?: { readonly integrations: Panel<Platforms> } };

/** The platforms of a kind as they stand with the customer. */
export const selectPlatforms =
  (kind: PlatformKind) =>
  (state: WithPlatforms): Panel<Platforms> => state[kind]?.integrations ?? IDLE;
