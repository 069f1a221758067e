import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { id, maybe } from '../schema.ts';

/** The context of a flag request; the service may return different flags for different users. */
const featureContextSchema = v.object({
  appName: v.optional(v.string()),
  environment: v.optional(v.string()),
  userId: v.optional(v.string()),
  sessionId: v.optional(v.string()),
});

/** The variant of a flag, in the Unleash front-end protocol. */
const variantSchema = v.object({
  name: v.string(),
  enabled: v.boolean(),
  payload: maybe(v.object({ type: v.string(), value: v.string() })),
  /** Whether the flag itself is on; newer services repeat it here in both spellings. */
  feature_enabled: maybe(v.boolean()),
  featureEnabled: maybe(v.boolean()),
});

/** One flag, in the Unleash front-end protocol. */
const toggleSchema = v.object({
  name: id,
  enabled: v.boolean(),
  variant: maybe(variantSchema),
  impressionData: maybe(v.boolean()),
});

/** The context of a flag request. */
export type FeatureContext = v.InferInput<typeof featureContextSchema>;
/** One flag. */
export type FeatureToggle = v.InferOutput<typeof toggleSchema>;

/**
 * Lists the flags that are on, in the Unleash front-end protocol (product.md#calls): a flag that is off is not in the
 * list. Its 401 is an ordinary error: a failing flag service never ends a session or refreshes a token.
 */
export const listFeatures = defineCall({
  method: 'GET',
  path: '/features/proxy',
  query: featureContextSchema,
  response: v.pipe(
    v.object({ toggles: v.array(toggleSchema) }),
    v.transform(({ toggles }) => toggles),
  ),
  isPublic: true,
});

/** Feature flags. */
export const features = { list: listFeatures };
