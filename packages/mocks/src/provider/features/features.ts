import { type FeatureToggle, listFeatures } from '@plinth/api-client/resources/features';
import { fail } from '#failures.ts';
import { fingerprint } from '#hash.ts';
import { handlePublic, type Domain } from '../handle.ts';

/** The flags that are on. The Unleash front-end protocol leaves out the flags that are off. */
const TOGGLES: FeatureToggle[] = ['dashboard-cash-flow', 'commerce'].map((name) => ({
  name,
  enabled: true,
  variant: { name: 'disabled', enabled: false, payload: null, feature_enabled: true, featureEnabled: true },
  impressionData: false,
}));

const ETAG = `W/"${fingerprint(JSON.stringify(TOGGLES))}"`;

/** The flag service; it responds with 304 to a client that has the current flags. */
export const features: Domain = {
  calls: [
    handlePublic(
      listFeatures,
      ({ request }) => {
        const headers = { ETag: ETAG, 'Cache-Control': 'no-cache' };
        return request.headers.get('if-none-match') === ETAG
          ? { status: 304, body: null, headers }
          : { status: 200, body: { toggles: TOGGLES }, headers };
      },
      [{ appName: 'plinth', userId: 'ines' }],
    ),
  ],
  scenarios: { errors: [[listFeatures, () => fail(401, 'The flags are not for you')]] },
};
