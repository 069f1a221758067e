import type { Topup } from '@plinth/api-client/resources/topups';
import type { Feature } from '#core/feature.ts';
import { createPanel } from '#core/panel/create-panel.ts';
import { IDLE, type Panel } from '#core/panel/panel.ts';

/** The amounts that the business can draw and owes. A failure contains the server's response (product.md#errors). */
export const topup = createPanel<Topup>({
  name: 'topup',
  request: (client, customerId) => client.topups.get(customerId),
});

/** The feature that loads the top-up. Every page that shows it requires it. */
export const topupFeature: Feature = { reducers: { topup: topup.reducer }, sagas: [topup.watch] };

interface WithTopup {
  readonly topup?: Panel<Topup>;
}

export const selectTopup = (state: WithTopup): Panel<Topup> => state.topup ?? IDLE;
