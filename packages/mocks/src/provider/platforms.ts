/** What accounting and commerce have in common: platforms that are offered, awaited and linked. */
import type { Integration } from '@plinth/api-client';
import type { CallInput } from '../call-input.ts';
import type { StoredLink, StoredPlatform } from '../db.ts';
import { ok, problem, textOf, type Reply } from '../http.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { before, WEEK } from '../time.ts';
import { newLink } from './banking/links.ts';
import { hostedUrl } from './hosted-url.ts';

/** A platform of the provider's catalogue. */
export type OfferedPlatform = Pick<StoredPlatform, 'id' | 'name' | 'kind'>;

/** What asks for a new sign-in once the business is financed. */
const BROKEN: ReadonlySet<string> = new Set(['tillpoint']);
/** Whose link was begun and left where platforms are linked. */
const AWAITED = 'bazaar-lane';

/** The platforms that a user of a scenario begins with; `linked` links the named ones. */
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

/** The platforms with the link that was begun on another day, and that link. Its page still works. */
export function awaitedOf(
  platforms: StoredPlatform[],
  scenario: Scenario,
  uid: string,
  origin: string,
): { platforms: StoredPlatform[]; links: StoredLink[] } {
  const awaited = scenario.platforms === 'linked' ? platforms.find(({ id }) => id === AWAITED) : undefined;
  if (!awaited) return { platforms, links: [] };
  const linkId = `link-${scenario.name}-${uid}`;
  const begun = { ...awaited, linkUrl: hostedUrl(origin, 'commerce', linkId, 'another-day') };
  return {
    platforms: platforms.map((platform) => (platform === awaited ? begun : platform)),
    links: [newLink({ id: linkId, kind: 'commerce', subject: awaited.id, institution: awaited.name })],
  };
}

/** The platform as the provider shows it. */
export const integrationOf = ({ id, name, linked, linkUrl }: StoredPlatform): Integration => ({
  id,
  name,
  linked,
  linkUrl,
});

/** Begins the link of a platform; the one that awaited until now is available again. */
export function beginLink({ db, context, body }: CallInput, kind: 'accounting' | 'commerce'): Reply {
  const platform = db[kind].find(({ id }) => id === textOf(body, 'integrationId'));
  const state = textOf(body, 'state');
  if (!platform) return problem(404, 'There is no such platform');
  if (state === null) return problem(422, 'The state is missing');
  if (platform.linked && !platform.isBroken) return problem(409, 'The platform is linked already');
  const linkId = context.newId();
  const begun = { ...platform, linkUrl: hostedUrl(context.origin, kind, linkId, state) };
  db.links.push(newLink({ id: linkId, kind, subject: platform.id, institution: platform.name }));
  db[kind] = db[kind].map((other) => (other === platform ? begun : { ...other, linkUrl: null }));
  return ok(integrationOf(begun));
}
