import type { Allows } from '#core/ability/ability.ts';
import type { PageEntry } from '#core/pages/page.ts';
import type { DemoRole } from '#core/session/session.ts';

/**
 * Whether a session may open a page: its ability allows the page, and the page is not limited to other roles of the
 * demo. The guard and the menu use it.
 * @param role the role of a session of the demo; null in a session of the product, which no role limits.
 */
export function mayOpen(
  { ability, demoRoles, isForDemoSessions }: PageEntry,
  allows: Allows,
  role: DemoRole | null,
): boolean {
  if (isForDemoSessions && role === null) return false;
  return (!ability || allows(...ability)) && (!demoRoles || role === null || demoRoles.includes(role));
}
