/** Platforms of accounting and commerce: available, partly linked and linked. */
import type { Integration, IntegrationLinkRequest } from '@plinth/api-client/resources/integration';
import { ok, problem, type MockResponse } from '#engine/response.ts';
import type { MockContext } from '../context.ts';
import type { Db, StoredLink, StoredPlatform } from '../db.ts';
import type { Scenario } from '../scenarios/scenarios.ts';
import { instantBefore, WEEK_MS } from '../time.ts';
import { newLink } from './banking/links.ts';
import { hostedUrl } from './hosted-url.ts';

/** A platform of the provider's catalogue. */
export type CatalogPlatform = Pick<StoredPlatform, 'id' | 'name' | 'kind'>;

interface StartLinkInput {
  readonly db: Db;
  readonly context: MockContext;
  readonly body: IntegrationLinkRequest;
}

/** Platforms that need a new sign-in once the business is financed. */
const BROKEN_PLATFORM_IDS: ReadonlySet<string> = new Set(['tillpoint']);
/** The platform whose link is unfinished where platforms are linked. */
const UNFINISHED_PLATFORM_ID = 'bazaar-lane';

/** The platforms that a user of a scenario starts with. */
export function platformsOf(
  { platforms, portfolio }: Scenario,
  catalog: readonly CatalogPlatform[],
  linkedIds: readonly string[],
  now: Date,
): StoredPlatform[] {
  if (platforms === 'none') return [];
  return catalog.map((platform) => {
    const linked = platforms === 'linked' && linkedIds.includes(platform.id);
    return {
      ...platform,
      linked,
      isBroken: linked && portfolio !== 'none' && BROKEN_PLATFORM_IDS.has(platform.id),
      linkUrl: null,
      linkedAt: linked ? instantBefore(now, 25 * WEEK_MS) : null,
      connectionId: linked ? `connection-${platform.id}` : null,
    };
  });
}

/** Adds a link that was started on another day and never finished. Its hosted page still works. */
export function withUnfinishedLink(
  platforms: StoredPlatform[],
  scenario: Scenario,
  uid: string,
  origin: string,
): { platforms: StoredPlatform[]; links: StoredLink[] } {
  const unfinished =
    scenario.platforms === 'linked' ? platforms.find(({ id }) => id === UNFINISHED_PLATFORM_ID) : undefined;
  if (!unfinished) return { platforms, links: [] };
  const linkId = `link-${scenario.name}-${uid}`;
  const pendingPlatform = { ...unfinished, linkUrl: hostedUrl(origin, 'commerce', linkId, 'another-day') };
  return {
    platforms: platforms.map((platform) => (platform === unfinished ? pendingPlatform : platform)),
    links: [newLink({ id: linkId, kind: 'commerce', targetId: unfinished.id, institution: unfinished.name })],
  };
}

/** The platform as the provider returns it. */
export const integrationOf = ({ id, name, linked, linkUrl }: StoredPlatform): Integration => ({
  id,
  name,
  linked,
  linkUrl,
});

/** Starts the link of a platform; an unfinished link of another one is dropped. */
export function startLink(
  { db, context, body: { integrationId, state } }: StartLinkInput,
  kind: 'accounting' | 'commerce',
): MockResponse<Integration> {
  const platform = db[kind].find(({ id }) => id === integrationId);
  if (!platform) return problem(404, 'There is no such platform');
  if (state.trim() === '') return problem(422, 'The state is missing');
  if (platform.linked && !platform.isBroken) return problem(409, 'The platform is linked already');
  const linkId = context.newId();
  const pendingPlatform = { ...platform, linkUrl: hostedUrl(context.origin, kind, linkId, state) };
  db.links.push(newLink({ id: linkId, kind, targetId: platform.id, institution: platform.name }));
  db[kind] = db[kind].map((other) => (other === platform ? pendingPlatform : { ...other, linkUrl: null }));
  return ok(integrationOf(pendingPlatform));
}
