import * as v from 'valibot';
import { id, maybe } from '../schema.ts';

/**
 * An accounting or commerce platform as it stands with one customer (spec §3: linked, linkUrl). `id` and `name` are
 * assumed, and that accounting has the same shape.
 */
export const integrationSchema = v.object({
  id,
  name: v.pipe(v.string(), v.nonEmpty()),
  linked: v.boolean(),
  /** The platform's hosted page, once a link was begun. */
  linkUrl: maybe(v.string()),
});

/** A platform as it stands with one customer. */
export type Integration = v.InferOutput<typeof integrationSchema>;

/** How a link is begun; assumed. `state` is a random value to compare on return. */
export interface IntegrationLinkRequest {
  readonly integrationId: string;
  readonly state: string;
}

/** The platforms of a customer, told apart (spec §4). */
export interface SplitIntegrations {
  readonly linked: Integration[];
  readonly available: Integration[];
  /** The one whose link was begun and not finished. */
  readonly awaiting: Integration | null;
}

/**
 * Tells linked platforms, available ones and the one that awaits its link apart (spec §4). Where several await, the
 * first is it and the others stay available.
 */
export function splitIntegrations(integrations: readonly Integration[]): SplitIntegrations {
  const awaiting = integrations.find((item) => !item.linked && item.linkUrl !== null) ?? null;
  return {
    linked: integrations.filter((item) => item.linked),
    available: integrations.filter((item) => !item.linked && item !== awaiting),
    awaiting,
  };
}
