import type { FeatureToggle } from '@plinth/api-client';
import { publicCall } from '#endpoint.ts';
import { fingerprint } from '#hash.ts';

/** The flags that are on. Flags that are off are not told, as the Unleash front-end protocol has it. */
const TOGGLES: readonly FeatureToggle[] = ['dashboard-cash-flow', 'commerce'].map((name) => ({
  name,
  enabled: true,
  variant: { name: 'disabled', enabled: false, payload: null, feature_enabled: true, featureEnabled: true },
  impressionData: false,
}));

const ETAG = `W/"${fingerprint(JSON.stringify(TOGGLES))}"`;

/** The flag service: who has the flags already gets nothing. */
export const featuresCalls = [
  publicCall('GET /features/proxy', ({ request }) => {
    const headers = { ETag: ETAG, 'Cache-Control': 'no-cache' };
    return request.headers.get('if-none-match') === ETAG
      ? { status: 304, body: null, headers }
      : { status: 200, body: { toggles: TOGGLES }, headers };
  }),
];
