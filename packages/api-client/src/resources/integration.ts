import * as v from 'valibot';
import { id, maybe } from '../schema.ts';

/**
 * An accounting or commerce platform and whether one customer has linked it (product.md#entities). The specification
 * has the fields of commerce; accounting is assumed to have the same.
 */
export const integrationSchema = v.object({
  /** @assumed */
  id,
  /** @assumed */
  name: v.pipe(v.string(), v.nonEmpty()),
  linked: v.boolean(),
  /** The platform's hosted page, once a link was started. */
  linkUrl: maybe(v.string()),
});

/** A platform and whether one customer has linked it. */
export type Integration = v.InferOutput<typeof integrationSchema>;

/** The request that starts a link. @assumed */
export const integrationLinkRequestSchema = v.object({
  integrationId: v.string(),
  /** A random value to compare on return. */
  state: v.string(),
});

/** The request that starts a link. */
export type IntegrationLinkRequest = v.InferInput<typeof integrationLinkRequestSchema>;

/** The platforms of a customer by state (product.md#states). */
export interface SplitIntegrations {
  readonly linked: Integration[];
  readonly available: Integration[];
  /** The platform whose link was started but not completed. */
  readonly awaiting: Integration | null;
}

/**
 * Splits platforms into the linked ones, the available ones and the one whose link is unfinished (product.md#states).
 * When several links are unfinished, the first counts and the others stay available.
 */
export function splitIntegrations(integrations: readonly Integration[]): SplitIntegrations {
  const awaiting = integrations.find((item) => !item.linked && item.linkUrl !== null) ?? null;
  return {
    linked: integrations.filter((item) => item.linked),
    available: integrations.filter((item) => !item.linked && item !== awaiting),
    awaiting,
  };
}
