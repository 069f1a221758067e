/**
 * The fault matrix: every place is visited once for every fault of every call that it makes, with the whole app over
 * the real store and client (docs/reliability.md, faults and bad input).
 *
 * The cases are derived. A visit without faults records the calls of a place, and `possibleFaults` lists the faults of their
 * responses: of the response as a whole, of each list and of each field. Of the faults from which the client returns the
 * same data or the same error, only the first is visited, because the page can't tell them apart; `offline` is always
 * visited. `faults.client.test.ts` covers all of them, and the calls that no page makes.
 */
import { createApiClient } from '@plinth/api-client';
import type { Declaration } from '@plinth/api-client/call';
import { isApiError, isHttpError } from '@plinth/api-client/errors';
import { invoke } from '@plinth/api-client/registry';
import { possibleFaults, type Fault, type FaultSetting } from '@plinth/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { API, tokenOf } from '../world.ts';
import { recordCalls, type RecordedCall } from './api-calls.ts';
import { deepText } from './deep-text.ts';
import { NEWCOMER } from './personas.ts';
import { SHELL_CALLS, type Place } from './place.ts';
import { createProvider } from './provider.ts';
import { worker } from './setup.ts';
import {
  buttonsNamed,
  failureMessages,
  invalidTextIn,
  openAt,
  press,
  waitUntil,
  waitUntilSettled,
  type Visit,
} from './visit.tsx';

/** The maximum number of elements that ten thousand rows may add to a page: a few dozen rows and their controls. */
const MAX_ELEMENTS_ADDED = 3_000;
/** The maximum number of visits to get two with the same result. */
const MAX_BASELINE_VISITS = 5;
/** Allows for slow visits on a busy machine. */
const TEST_TIMEOUT_MS = 60_000;

/** The result of a visit. */
interface Outcome {
  readonly text: string;
  /** Paths of the external pages that the app navigated to. */
  readonly visitedUrls: readonly string[];
  /** Names of the downloaded files. */
  readonly savedFileNames: readonly string[];
}

/** Describes the differences between two outcomes. */
function differences(actual: Outcome, expected: Outcome): string[] {
  const lists = (['visitedUrls', 'savedFileNames'] as const)
    .filter((key) => actual[key].join() !== expected[key].join())
    .map((key) => `${key}: ${actual[key].join()} instead of ${expected[key].join()}`);
  if (actual.text === expected.text) return lists;
  let index = 0;
  while (actual.text[index] === expected.text[index]) index += 1;
  const excerpt = (text: string) => text.slice(Math.max(0, index - 60), index + 120);
  return [...lists, `says "${excerpt(actual.text)}" instead of "${excerpt(expected.text)}"`];
}

/** The result of visiting a place without faults. */
interface Baseline {
  readonly outcome: Outcome;
  readonly calls: readonly RecordedCall[];
  readonly panels: ReadonlyMap<string, string>;
  readonly failures: readonly string[];
  readonly elementCount: number;
  readonly errors: readonly string[];
}

interface Case {
  /** The name of the call. */
  readonly name: string;
  readonly call: Declaration;
  readonly fault: Fault;
  /** Whether the client or the page treats the response as a failure. */
  readonly isRejected: boolean;
}

const leadHandlers = ({ lead }: Place): HttpHandler[] =>
  lead ? [http.get(`${API}/financing/leads`, () => HttpResponse.json([lead]))] : [];

const outcomeOf = ({ world }: Visit, text: string): Outcome => ({
  text,
  visitedUrls: world.externalUrls.map((address) => new URL(address).pathname),
  savedFileNames: world.savedFiles.map(({ name }) => name),
});

/** Returns the texts of the panels of the page by their headings. Some panels are hidden until others have loaded. */
function readPanels({ panels = {} }: Place): Map<string, string> {
  const titles = page.getByRole('heading', { level: 2, includeHidden: true }).elements();
  return new Map(
    Object.keys(panels).map((heading) => {
      const title = titles.find(({ textContent }) => textContent === heading);
      const panel = title?.closest('.dashboard-hero-column, plinth-card, section') ?? title?.parentElement;
      return [heading, panel ? deepText(panel) : ''];
    }),
  );
}

/** Returns the number of elements of the page. */
const countElements = (): number => page.getByCss('body *').length;

/** Returns the calls of a place that are tested there. */
async function recordPlace(place: Place, visit: Visit): Promise<RecordedCall[]> {
  const { action } = place;
  const ofPage = await recordCalls(worker, () => waitUntilSettled(visit));
  if (!action) return ofPage.filter(({ declaration }) => isBrokenAt(place, declaration));
  const page = location.pathname;
  const ofAction = await recordCalls(worker, async () => {
    await action(visit);
    await waitUntilSettled(visit);
  });
  // The calls of the page itself and of the next page are tested at their own places.
  const known = new Set(ofPage.map(({ declaration }) => declaration));
  return ofAction.filter(
    (call) => call.page === page && !known.has(call.declaration) && isBrokenAt(place, call.declaration),
  );
}

function isBrokenAt({ only, shellCalls = [] }: Place, call: Declaration): boolean {
  if (only) return only.includes(call);
  return !SHELL_CALLS.includes(call) || shellCalls.includes(call);
}

/** Visits a place without faults. */
export async function visitWithoutFaults(place: Place): Promise<Baseline> {
  worker.resetHandlers(...leadHandlers(place), ...createProvider(place.scenario).handlers());
  const visit = openAt(place.path, place);
  try {
    const calls = await recordPlace(place, visit);
    return {
      outcome: outcomeOf(visit, visit.text()),
      calls,
      panels: readPanels(place),
      failures: failureMessages(),
      elementCount: countElements(),
      errors: [...visit.errors],
    };
  } finally {
    visit.close();
  }
}

/** Returns the baseline of a place. Modules are loaded during the first visit, so two consecutive visits must agree. */
async function findBaseline(place: Place): Promise<Baseline> {
  let previous = await visitWithoutFaults(place);
  for (let visits = 1; visits < MAX_BASELINE_VISITS; visits += 1) {
    const next = await visitWithoutFaults(place);
    if (differences(next.outcome, previous.outcome).length === 0) return next;
    previous = next;
  }
  throw new Error(`${place.name} is different at each visit`);
}

/**
 * Returns a text that is the same for outcomes of the client that a page can't tell apart: the same data, or errors with the
 * same code and status.
 */
async function describeOutcome(outcome: unknown): Promise<string> {
  if (outcome instanceof Blob) return outcome.text();
  if (!isApiError(outcome)) return JSON.stringify(outcome);
  return [outcome.code, isHttpError(outcome) ? outcome.status : ''].join(' ');
}

/**
 * Returns the faults of a call that a page can tell apart, and for each whether the client or the page treats it as a
 * failure.
 */
async function casesOf(
  { scenario, user, isRejected: isRejectedByPage }: Place,
  { declaration, input, responseBody }: RecordedCall,
): Promise<Case[]> {
  const client = createApiClient({
    baseUrl: API,
    tokens: {
      get: () => Promise.resolve(tokenOf(user ?? NEWCOMER, 1)),
      refresh: () => Promise.reject(new Error('no refresh is due')),
    },
    wait: () => Promise.resolve(),
  });
  const invokeWith = (...faults: readonly FaultSetting[]): Promise<unknown> => {
    worker.resetHandlers(...createProvider(scenario).handlers(...faults));
    return invoke(client, declaration, input).catch((error: unknown) => error);
  };
  const common = { name: declaration.name, call: declaration };
  const cases: Case[] = [];
  const expected = await invokeWith();
  if (isApiError(expected)) throw new Error(`${declaration.name} fails without a fault`, { cause: expected });
  const knownOutcomes = new Set([await describeOutcome(expected)]);
  for (const fault of possibleFaults(responseBody)) {
    if (fault === 'late') {
      cases.push({ ...common, fault, isRejected: false });
      continue;
    }
    const outcome = await invokeWith({ call: declaration, fault });
    const description = await describeOutcome(outcome);
    // Only an offline request does not arrive, so that retrying a change has another effect than after a lost response.
    if (fault !== 'offline' && knownOutcomes.has(description)) continue;
    knownOutcomes.add(description);
    cases.push({ ...common, fault, isRejected: isApiError(outcome) || isRejectedByPage?.(outcome) === true });
  }
  return cases;
}

/** Returns the problems of a page during a fault in one of its calls. */
function problemsOf(
  place: Place,
  visit: Visit,
  text: string,
  baseline: Baseline,
  { fault }: Case,
  isFailureShown: boolean,
): string[] {
  const problems: string[] = [...invalidTextIn(text)];
  const count = countElements();
  if (fault.startsWith('many-rows') && count > baseline.elementCount + MAX_ELEMENTS_ADDED)
    problems.push(`has ${count} elements instead of ${baseline.elementCount}`);
  const messages = failureMessages();
  if (isFailureShown && messages.length <= baseline.failures.length) problems.push('does not show the failure');
  if (!isFailureShown && messages.join() !== baseline.failures.join())
    problems.push(`shows a failure: ${messages.join()}`);
  // A page of several panels has one retry button for all that failed.
  if (isFailureShown && place.panels && buttonsNamed('Try again').length !== 1)
    problems.push('does not have exactly one retry button');
  return problems;
}

/**
 * Waits until panels match the baseline, all of them by default. Panels that depend on a late response may take a
 * moment.
 */
async function waitForPanels(
  place: Place,
  visit: Visit,
  baseline: Baseline,
  isExpected: (heading: string) => boolean = () => true,
): Promise<void> {
  const expected = [...baseline.panels].filter(([heading]) => isExpected(heading));
  const isSame = (): boolean => {
    const actual = readPanels(place);
    return expected.every(([heading, text]) => actual.get(heading) === text);
  };
  if (expected.length > 0)
    await waitUntil(visit, isSame, `Not as before: ${expected.map(([heading]) => heading).join()}`);
}

/**
 * Visits a place with a fault in one call, then removes the fault.
 * @returns The problems of the page.
 */
async function visitWithFault(place: Place, baseline: Baseline, testCase: Case): Promise<string[]> {
  const { call, fault, isRejected } = testCase;
  const provider = createProvider(place.scenario);
  const isLate = fault === 'late';
  const isFailureShown = isRejected && !place.silent?.has(call);
  worker.resetHandlers(...leadHandlers(place), ...provider.handlers({ call, fault }));
  const visit = openAt(place.path, place);
  try {
    await place.action?.(visit);
    const text = await waitUntilSettled(visit, isLate ? provider.heldCount : undefined);
    const problems = problemsOf(place, visit, text, baseline, testCase, isFailureShown);
    if (!SHELL_CALLS.includes(call))
      await waitForPanels(place, visit, baseline, (heading) => !place.panels?.[heading]?.includes(call));

    worker.resetHandlers(...leadHandlers(place), ...provider.handlers());
    provider.release();
    if (isFailureShown) await press(visit, place.retryButton ?? 'Try again');
    if (isLate && place.panelsOnly?.has(call)) {
      await waitForPanels(place, visit, baseline);
    } else if (isFailureShown || isLate) {
      problems.push(...differences(outcomeOf(visit, await waitUntilSettled(visit)), baseline.outcome));
    }
    return [...problems, ...visit.errors];
  } finally {
    visit.close();
    provider.release();
  }
}

/** Defines the tests of the given places. */
export async function testPlaces(places: readonly Place[]): Promise<void> {
  for (const place of places) {
    const baseline = await findBaseline(place);
    const cases: Case[] = [];
    for (const call of baseline.calls) cases.push(...(await casesOf(place, call)));

    describe(`${place.name}`, () => {
      it('shows no problem without faults', () => {
        expect(baseline.errors).toEqual([]);
        expect(invalidTextIn(baseline.outcome.text)).toEqual([]);
        expect([...baseline.panels].filter(([, text]) => text === '')).toEqual([]);
      });

      it('makes calls, among them those that the place names', () => {
        const madeCalls = baseline.calls.map(({ declaration }) => declaration);
        const namedCalls = [
          ...(place.only ?? []),
          ...(place.shellCalls ?? []),
          ...Object.values(place.panels ?? {}).flat(),
        ];
        expect(madeCalls.length).toBeGreaterThan(0);
        expect(namedCalls.filter((call) => !madeCalls.includes(call)).map(({ name }) => name)).toEqual([]);
      });

      it.each(cases)('survives $name: $fault', { timeout: TEST_TIMEOUT_MS }, async (testCase) => {
        expect(await visitWithFault(place, baseline, testCase)).toEqual([]);
      });
    });
  }
}
