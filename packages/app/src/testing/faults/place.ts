import type { Declaration } from '@plinth/api-client/call';
import { listCustomers } from '@plinth/api-client/resources/customers';
import { listFeatures } from '@plinth/api-client/resources/features';
import { type Lead, listLeads } from '@plinth/api-client/resources/leads';
import type { ScenarioName } from '@plinth/mocks';
import type { IdentityUser } from '#core/session/identity.ts';
import type { World } from '../world.ts';
import type { Visit } from './visit.tsx';

/** A page, or an action on a page, whose calls are tested with faults one at a time. A visit discovers the calls. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly scenario: ScenarioName;
  /** The signed-in user, or `null`. */
  readonly user: IdentityUser | null;
  /** Replaces the scenario's lead. */
  readonly lead?: Lead;
  readonly prepare?: (world: World) => void;
  /** Whether the tab is visible, so that the data behind the bell and the menu's dots is loaded; `false` by default. */
  readonly isVisible?: boolean;
  /** Performs an action on the page. Only the calls that the action causes are then tested, not those of the page. */
  readonly action?: (visit: Visit) => Promise<void>;
  /** Limits the tested calls to these. */
  readonly only?: readonly Declaration[];
  /** The calls of the shell that are tested here too. */
  readonly shellCalls?: readonly Declaration[];
  /**
   * The panels of the page by heading, each with the calls whose data it shows. A panel must not change when another
   * call fails.
   */
  readonly panels?: Readonly<Record<string, readonly Declaration[]>>;
  /** The label of the retry button; defaults to `Try again`. */
  readonly retryButton?: string;
  /** Returns whether the page treats a response as a failure although the client accepts it. */
  readonly isRejected?: (body: unknown) => boolean;
  /** Calls whose late response changes only the panels and nothing above them, each with the reason. */
  readonly panelsOnly?: ReadonlyMap<Declaration, string>;
  /** Calls whose failure is not shown, each with the reason. */
  readonly silent?: ReadonlyMap<Declaration, string>;
}

/** The calls that decide which page and layout are shown. Every page makes them. */
export const SHELL_CALLS: readonly Declaration[] = [listLeads, listCustomers, listFeatures];

/** Returns whether a response for a new link contains no URL. */
export const hasNoLink = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'linkUrl' in body && body.linkUrl === null;
