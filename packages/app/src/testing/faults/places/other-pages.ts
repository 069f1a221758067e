import { sampleHrefOf } from '#core/routes/href.ts';
import { matchRoute } from '#core/routes/match.ts';
import { pageIds, PAGES } from '#shell/page-registry.ts';
import { USER } from '../personas.ts';
import type { Place } from '../place.ts';
import { banking } from './banking.ts';
import { dashboard } from './dashboard.ts';
import { platforms } from './platforms.ts';
import { tickets } from './tickets.ts';

const visitedPages = new Set(
  [...dashboard, ...banking, ...platforms, ...tickets].map(
    ({ path }) => matchRoute(new URL(path, location.origin).pathname)?.id,
  ),
);

/** The pages behind sign-in that have no place of their own. */
export const otherPages: readonly Place[] = pageIds
  .filter((id) => PAGES[id].kind === 'secured' && !visitedPages.has(id))
  .map((id) => ({ name: `the page "${id}"`, path: sampleHrefOf(id), scenario: 'financed', user: USER }));
