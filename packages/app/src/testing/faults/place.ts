import type { Lead } from '@plinth/api-client';
import type { Declaration } from '@plinth/api-client/call';
import { listCustomers } from '@plinth/api-client/resources/customers';
import { listFeatures } from '@plinth/api-client/resources/features';
import { listLeads } from '@plinth/api-client/resources/leads';
import type { ScenarioName } from '@plinth/mocks';
import type { IdentityUser } from '#core/session/identity.ts';
import type { World } from '#testing/world.ts';
import type { Visit } from './visit.tsx';

/** A page, or an action on a page, whose calls are broken one at a time. The calls are found by a visit. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly scenario: ScenarioName;
  /** The signed-in user; null for nobody. */
  readonly user: IdentityUser | null;
  /** Replaces the scenario's lead. */
  readonly lead?: Lead;
  readonly prepare?: (world: World) => void;
  /** What the user does on the page. With an action, only the calls that it causes are broken, not those of the page. */
  readonly action?: (visit: Visit) => Promise<void>;
  /** Breaks only these of the calls that are made. */
  readonly only?: readonly Declaration[];
  /** The calls of every page that are broken here too. */
  readonly shellCalls?: readonly Declaration[];
  /**
   * Panels of the page by their headings, each with the calls whose data it shows. A panel stays the same whatever
   * happens to another call.
   */
  readonly panels?: Readonly<Record<string, readonly Declaration[]>>;
  /** Label of the retry button; defaults to `Try again`. */
  readonly retryButton?: string;
  /** Whether the page treats an answer as a failure that the client accepts. */
  readonly isRejected?: (answer: unknown) => boolean;
  /** Calls whose late answer changes the panels and nothing above them, each with the reason. */
  readonly panelsOnly?: ReadonlyMap<Declaration, string>;
  /** Calls whose failure is not shown, each with the reason. */
  readonly silent?: ReadonlyMap<Declaration, string>;
}

/** The calls that decide which page is shown and in which layout: every page makes them. */
export const SHELL_CALLS: readonly Declaration[] = [listLeads, listCustomers, listFeatures];

/** Whether the answer to a new link has no page to go to. */
export const hasNoLink = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'linkUrl' in answer && answer.linkUrl === null;
