import { sampleHrefOf } from '#core/routes/href.ts';
import { matchRoute } from '#core/routes/match.ts';
import { pageIds, PAGES } from '#shell/page-registry.ts';
import { USER } from '../personas.ts';
import type { Place } from '../place.ts';
import { banking } from './banking.ts';
import { dashboard } from './dashboard.ts';
import { onboarding } from './onboarding.ts';
import { platforms } from './platforms.ts';
import { tickets } from './tickets.ts';

const namedPlaces: readonly Place[] = [...dashboard, ...banking, ...platforms, ...tickets, ...onboarding];
const visitedPages = new Set(namedPlaces.map(({ path }) => matchRoute(new URL(path, location.origin).pathname)?.id));

/** The pages behind sign-in that have no place of their own. */
export const otherPages: readonly Place[] = pageIds
  .filter((id) => PAGES[id].kind === 'secured' && !visitedPages.has(id))
  .map((id) => ({ name: `the page "${id}"`, path: sampleHrefOf(id), scenario: 'financed', user: USER }));

/** All places of the fault matrix. */
export const places: readonly Place[] = [...namedPlaces, ...otherPages];
