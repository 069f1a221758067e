import type { Lead } from '@plinth/api-client';
import type { CallName, ScenarioName } from '@plinth/mocks';
import type { IdentityUser } from '#core/session/identity.ts';
import type { World } from '#testing/world.ts';
import type { Visit } from './visit.tsx';

/** Somewhere in the app where calls are made, and so can be broken. */
export interface Place {
  /** What one does there. */
  readonly name: string;
  readonly path: string;
  readonly scenario: ScenarioName;
  /** Who has signed in; null for nobody. */
  readonly user: IdentityUser | null;
  /** In place of the scenario's own. */
  readonly lead?: Lead;
  readonly prepare?: (world: World) => void;
  /** What one does before the calls are made; those that a page makes of its own accord come without. */
  readonly act?: (visit: Visit) => Promise<void>;
  /** The calls that are broken here, one at a time. */
  readonly calls: readonly CallName[];
  /**
   * Parts of the page by their headings, each with the calls of which it shows something. Whatever becomes of another
   * call, the part stands as when nothing is broken.
   */
  readonly parts?: Readonly<Record<string, readonly CallName[]>>;
  /** The button that tries again, where it is called otherwise. */
  readonly again?: string;
  /** Calls whose late answer changes the parts of the page and nothing above them, each with its reason. */
  readonly settled?: Readonly<Partial<Record<CallName, string>>>;
  /** Calls whose failure nobody is told of, each with its reason. */
  readonly quiet?: Readonly<Partial<Record<CallName, string>>>;
}

/** What decides which page shows and how it is framed: every place makes these. They are broken where it matters most. */
export const EVERYWHERE: readonly CallName[] = ['GET /financing/leads', 'GET /customers', 'GET /features/proxy'];
