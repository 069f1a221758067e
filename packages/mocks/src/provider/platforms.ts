/** What accounting and commerce share: platforms that are available, partly linked and linked. */
import type { Integration, IntegrationLinkRequest } from '@plinth/api-client';
import type { MockContext } from '../context.ts';
import type { Db, StoredLink, StoredPlatform } from '../db.ts';
import { ok, problem, type Reply } from '../http.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { before, WEEK } from '../time.ts';
import { newLink } from './banking/links.ts';
import { hostedUrl } from './hosted-url.ts';

/** A platform of the provider's catalogue. */
export type OfferedPlatform = Pick<StoredPlatform, 'id' | 'name' | 'kind'>;

interface BeginLinkInput {
  readonly db: Db;
  readonly context: MockContext;
  readonly body: IntegrationLinkRequest;
}

/** Platforms that need a new sign-in once the business is financed. */
const BROKEN: ReadonlySet<string> = new Set(['tillpoint']);
/** The platform whose link is unfinished where platforms are linked. */
const UNFINISHED = 'bazaar-lane';

/** The platforms that a user of a scenario starts with. */
export function platformsOf(
  { platforms, portfolio }: Scenario,
  offered: readonly OfferedPlatform[],
  linkedIds: readonly string[],
  now: Date,
): StoredPlatform[] {
  if (platforms === 'none') return [];
  return offered.map((platform) => {
    const linked = platforms === 'linked' && linkedIds.includes(platform.id);
    return {
      ...platform,
      linked,
      isBroken: linked && portfolio !== 'none' && BROKEN.has(platform.id),
      linkUrl: null,
      linkedAt: linked ? before(now, 25 * WEEK) : null,
      connectionId: linked ? `connection-${platform.id}` : null,
    };
  });
}

/** Adds a link that was begun on another day and never finished. Its hosted page still works. */
export function withUnfinishedLink(
  platforms: StoredPlatform[],
  scenario: Scenario,
  uid: string,
  origin: string,
): { platforms: StoredPlatform[]; links: StoredLink[] } {
  const unfinished = scenario.platforms === 'linked' ? platforms.find(({ id }) => id === UNFINISHED) : undefined;
  if (!unfinished) return { platforms, links: [] };
  const linkId = `link-${scenario.name}-${uid}`;
  const begun = { ...unfinished, linkUrl: hostedUrl(origin, 'commerce', linkId, 'another-day') };
  return {
    platforms: platforms.map((platform) => (platform === unfinished ? begun : platform)),
    links: [newLink({ id: linkId, kind: 'commerce', subject: unfinished.id, institution: unfinished.name })],
  };
}

/** The platform as the provider returns it. */
export const integrationOf = ({ id, name, linked, linkUrl }: StoredPlatform): Integration => ({
  id,
  name,
  linked,
  linkUrl,
});

/** Begins the link of a platform; an unfinished link of another one is dropped. */
export function beginLink(
  { db, context, body: { integrationId, state } }: BeginLinkInput,
  kind: 'accounting' | 'commerce',
): Reply<Integration> {
  const platform = db[kind].find(({ id }) => id === integrationId);
  if (!platform) return problem(404, 'There is no such platform');
  if (state.trim() === '') return problem(422, 'The state is missing');
  if (platform.linked && !platform.isBroken) return problem(409, 'The platform is linked already');
  const linkId = context.newId();
  const begun = { ...platform, linkUrl: hostedUrl(context.origin, kind, linkId, state) };
  db.links.push(newLink({ id: linkId, kind, subject: platform.id, institution: platform.name }));
  db[kind] = db[kind].map((other) => (other === platform ? begun : { ...other, linkUrl: null }));
  return ok(integrationOf(begun));
}
