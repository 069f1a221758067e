/**
 * The matrix of places, calls and faults (reliability: faults and bad input). Every place is visited once for every
 * fault that the answer of one of its calls can have, as the whole app over the real store and client.
 *
 * How the cases are chosen: a place is first visited with nothing broken. What its calls are answered then gives their
 * faults (`faultsOf`): every fault of the answer as a whole, of each list, of each field. One kind is not visited each:
 * of the broken fields that the client refuses, the first stands for all, because the page gets the same error from
 * each; `client-faults.test.ts` has every one of them. Nothing else is left out. `coverage.test.ts` holds the places to
 * every call of the provider.
 */
import { createApiClient } from '@plinth/api-client';
import { faultsOf, type CallName, type Fault } from '@plinth/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { API, tokenOf } from '#testing/world.ts';
import { answersDuring, type Answers } from './answers.ts';
import { ASKED } from './asked.ts';
import { deepCount, deepText, failuresOn } from './deep.ts';
import { doubledKeys } from './fibers.ts';
import { NEWCOMER } from './people.ts';
import { EVERYWHERE, type Place } from './place.ts';
import { createProvider } from './provider.ts';
import { worker } from './stage.ts';
import { nonsenseOf, openAt, press, stands, until, type Visit } from './visit.tsx';

/** Elements that ten thousand rows may add to a page: a few dozen rows and the way to more. */
const BEARABLE = 3_000;
/** Visits after which a place that is never the same twice is given up. */
const MOST_VISITS = 5;
/** Between finding the faults and a visit much may happen on a machine that is busy. */
const PATIENCE = 60_000;

/** What comes of a visit. */
interface Outcome {
  readonly text: string;
  /** Pages that the app was left for, without what is different each time. */
  readonly left: readonly string[];
  /** Names of the files that were handed over. */
  readonly saved: readonly string[];
}

/** Where what came of a visit is not what was expected. */
function differences(came: Outcome, expected: Outcome): string[] {
  const wrong = (['left', 'saved'] as const)
    .filter((way) => came[way].join() !== expected[way].join())
    .map((way) => `${way}: ${came[way].join()} in place of ${expected[way].join()}`);
  if (came.text === expected.text) return wrong;
  let at = 0;
  while (came.text[at] === expected.text[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  return [...wrong, `says "${around(came.text)}" in place of "${around(expected.text)}"`];
}

/** A visit with nothing broken. */
interface Survey {
  readonly whole: Outcome;
  readonly answers: Answers;
  readonly parts: ReadonlyMap<string, string>;
  readonly failures: readonly string[];
  readonly count: number;
  readonly doubled: readonly string[];
  readonly complaints: readonly string[];
}

interface Case {
  readonly call: CallName;
  readonly fault: Fault;
  /** The client gives an error in place of the answer. */
  readonly isRefused: boolean;
}

const leadIs = ({ lead }: Place): HttpHandler[] =>
  lead ? [http.get(`${API}/financing/leads`, () => HttpResponse.json([lead]))] : [];

const outcomeOf = ({ world }: Visit, text: string): Outcome => ({
  text,
  left: world.left.map((address) => new URL(address).pathname),
  saved: world.saved.map(({ name }) => name),
});

/** What a part of a page says; the part is what its heading stands in. */
function partOf({ host }: Visit, heading: string): string {
  const named = [...host.querySelectorAll('h2')].find(({ textContent }) => textContent === heading);
  const part = named?.closest('.dashboard-hero-column, plinth-card, section') ?? named?.parentElement;
  return part ? deepText(part) : '';
}

const partsOf = (place: Place, visit: Visit): ReadonlyMap<string, string> =>
  new Map(Object.keys(place.parts ?? {}).map((heading) => [heading, partOf(visit, heading)]));

async function surveyOnce(place: Place): Promise<Survey> {
  worker.resetHandlers(...leadIs(place), ...createProvider(place.scenario).handlers());
  const visit = openAt(place.path, place);
  try {
    let text = '';
    const answers = await answersDuring(worker, async () => {
      await place.act?.(visit);
      text = await stands(visit);
    });
    return {
      whole: outcomeOf(visit, text),
      answers,
      parts: partsOf(place, visit),
      failures: failuresOn(visit.host),
      count: deepCount(visit.host),
      doubled: doubledKeys(visit.host),
      complaints: [...visit.complaints],
    };
  } finally {
    visit.end();
  }
}

/** A place as it is when nothing is broken. What is fetched at the first visit shows late: two visits in a row have to agree. */
async function survey(place: Place): Promise<Survey> {
  let last = await surveyOnce(place);
  for (let visits = 1; visits < MOST_VISITS; visits += 1) {
    const next = await surveyOnce(place);
    if (differences(next.whole, last.whole).length === 0) return next;
    last = next;
  }
  throw new Error(`${place.name} is another one at each visit`);
}

/** The faults that a place can meet in a call, and what the client makes of each. */
async function casesOf({ scenario, user }: Place, call: CallName, answer: unknown): Promise<Case[]> {
  const client = createApiClient({
    baseUrl: API,
    tokens: {
      get: () => Promise.resolve(tokenOf(user ?? NEWCOMER, 1)),
      refresh: () => Promise.reject(new Error('no refresh is due')),
    },
    wait: () => Promise.resolve(),
  });
  const cases: Case[] = [];
  for (const fault of faultsOf(answer)) {
    if (fault === 'late') {
      cases.push({ call, fault, isRefused: false });
      continue;
    }
    worker.resetHandlers(...createProvider(scenario).handlers({ call, fault }));
    const isRefused = await ASKED[call].ask(client).then(
      () => false,
      () => true,
    );
    const isField = !['many-rows', 'duplicate-ids'].includes(fault.split('@')[0] ?? '') && fault.includes('@');
    if (isRefused && isField && cases.some((each) => each.isRefused && each.fault.includes('@'))) continue;
    cases.push({ call, fault, isRefused });
  }
  return cases;
}

/** What is wrong with a page while one of its calls is broken. */
function wrongWith(visit: Visit, text: string, found: Survey, { fault }: Case, isTold: boolean): string[] {
  const wrong: string[] = [...nonsenseOf(text)];
  const doubled = doubledKeys(visit.host);
  if (doubled.length > 0) wrong.push(`renders two under one key: ${doubled.join()}`);
  const count = deepCount(visit.host);
  if (fault.startsWith('many-rows') && count > found.count + BEARABLE)
    wrong.push(`has ${count} elements in place of ${found.count}`);
  const said = failuresOn(visit.host);
  if (isTold && said.length <= found.failures.length) wrong.push('does not say that something failed');
  if (!isTold && said.join() !== found.failures.join()) wrong.push(`says that something failed: ${said.join()}`);
  return wrong;
}

/** Waits until the parts of a page stand as when nothing is broken. What waits for a late answer may hold them for a moment. */
async function standAsEver(visit: Visit, found: Survey, headings: readonly string[]): Promise<void> {
  for (const heading of headings) {
    await until(
      visit,
      () => partOf(visit, heading) === found.parts.get(heading),
      () => `"${heading}" is not as it was`,
    );
  }
}

/** Visits a place while a call is broken, then mends it. @returns what is wrong. */
async function live(place: Place, found: Survey, each: Case): Promise<string[]> {
  const { call, fault, isRefused } = each;
  const provider = createProvider(place.scenario);
  const isLate = fault === 'late';
  const isTold = isRefused && place.quiet?.[call] === undefined;
  const parts = Object.entries(place.parts ?? {});
  worker.resetHandlers(...leadIs(place), ...provider.handlers({ call, fault }));
  const visit = openAt(place.path, place);
  try {
    await place.act?.(visit);
    const text = await stands(visit, isLate ? provider.held : undefined);
    const wrong = wrongWith(visit, text, found, each, isTold);
    const others = parts.filter(([, calls]) => !EVERYWHERE.includes(call) && !calls.includes(call));
    await standAsEver(
      visit,
      found,
      others.map(([heading]) => heading),
    );

    worker.resetHandlers(...leadIs(place), ...provider.handlers());
    provider.release();
    if (isTold) await press(visit, place.again ?? 'Try again');
    if (isLate && place.settled?.[call] !== undefined) {
      await standAsEver(
        visit,
        found,
        parts.map(([heading]) => heading),
      );
    } else if (isTold || isLate) {
      wrong.push(...differences(outcomeOf(visit, await stands(visit)), found.whole));
    }
    return [...wrong, ...visit.complaints];
  } finally {
    visit.end();
    provider.release();
  }
}

/** Makes the tests of some places. */
export async function testPlaces(places: readonly Place[]): Promise<void> {
  for (const place of places) {
    const found = await survey(place);
    const cases: Case[] = [];
    for (const call of place.calls) cases.push(...(await casesOf(place, call, found.answers.get(call))));
    const made = [...found.answers.keys()];
    // What a page reads before something is done there is broken where nothing is done.
    const unbroken = place.act ? [] : made.filter((call) => !EVERYWHERE.includes(call) && !place.calls.includes(call));

    describe(`${place.name}`, () => {
      it('stands when nothing is broken', () => {
        expect(found.complaints).toEqual([]);
        expect(found.doubled).toEqual([]);
        expect(nonsenseOf(found.whole.text)).toEqual([]);
        expect([...found.parts].filter(([, text]) => text === '')).toEqual([]);
      });

      it('makes the calls that are broken here, and breaks those that it makes', () => {
        expect(place.calls.filter((call) => !made.includes(call))).toEqual([]);
        expect(unbroken).toEqual([]);
      });

      it.each(cases)('lives with $call: $fault', { timeout: PATIENCE }, async (each) => {
        expect(await live(place, found, each)).toEqual([]);
      });
    });
  }
}
