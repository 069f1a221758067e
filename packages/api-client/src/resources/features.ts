import * as v from 'valibot';
import { path } from '../path.ts';
import { id, maybe } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about feature flags. */
export function createFeatures(send: Send) {
  return {
    /**
     * The flags that are on, as the Unleash front-end protocol has them (spec §7): one that is off is not among them.
     * Its 401 is an answer: a failing flag service never ends a session or refreshes a token.
     * @param context Who asks; the service may give different people different flags.
     */
    list: async (context: FeatureContext = {}, options?: CallOptions): Promise<FeatureToggle[]> => {
      const { toggles } = await send(
        {
          method: 'GET',
          path: path`/features/proxy`,
          name: 'GET /features/proxy',
          query: {
            appName: context.appName,
            environment: context.environment,
            userId: context.userId,
            sessionId: context.sessionId,
          },
          schema: v.object({ toggles: v.array(toggleSchema) }),
          isPublic: true,
        },
        options,
      );
      return toggles;
    },
  };
}

/** Who asks for flags. */
export interface FeatureContext {
  readonly appName?: string;
  readonly environment?: string;
  readonly userId?: string;
  readonly sessionId?: string;
}

const variantSchema = v.object({
  name: v.string(),
  enabled: v.boolean(),
  payload: maybe(v.object({ type: v.string(), value: v.string() })),
  /** Whether the flag itself is on, as newer services repeat it here in both spellings. */
  feature_enabled: maybe(v.boolean()),
  featureEnabled: maybe(v.boolean()),
});

/** One flag. */
const toggleSchema = v.object({
  name: id,
  enabled: v.boolean(),
  variant: maybe(variantSchema),
  impressionData: maybe(v.boolean()),
});

/** One flag. */
export type FeatureToggle = v.InferOutput<typeof toggleSchema>;
