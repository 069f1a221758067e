import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { RefreshError, type Tokens } from '#core/session/identity.ts';
import { RESUME_DELAY_MS } from '#core/session/refresh.saga.ts';
import { storageName } from '#core/storage/storage.ts';
import { flushTasks } from './flush-tasks.ts';
import { createTabs, type Tab } from './tabs.ts';
import { API, createWorld, OWNER, tokenOf, type World } from './world.ts';

/** The result of a refresh. */
export type RefreshAnswer = 'token' | 'empty' | 'failed' | 'rateLimited' | 'expired';

/** An event and its time in milliseconds. */
export type Step = { readonly at: number } & (
  | { readonly do: 'call'; readonly tab: number; readonly givenUpAfter: number | null; readonly alwaysRefused: boolean }
  | { readonly do: 'expire' }
  | { readonly do: 'logout'; readonly tab: number }
  | { readonly do: 'close'; readonly tab: number }
  | { readonly do: 'network'; readonly online: boolean }
);

/** A sequence of events and the behavior of the provider. */
export interface Schedule {
  readonly tabs: number;
  readonly steps: readonly Step[];
  /** Returns the response time of a call's attempt in milliseconds. */
  readonly answerAfter: () => number;
  readonly refreshAfter: () => number;
  readonly refreshAnswer: () => RefreshAnswer;
}

/** The result of a race. */
export interface Outcome {
  /** Violated invariants. */
  readonly violations: readonly string[];
  /** A log of everything that happened, one line per event. */
  readonly story: readonly string[];
  readonly refreshes: number;
  readonly calls: number;
  readonly fulfilled: number;
  /** The time in milliseconds from the first step to the response of the last call. */
  readonly lasted: number;
}

/** The virtual time in milliseconds after which an unsettled call counts as never settling. */
const FOREVER = 60_000;
const HEADER = /^Bearer [\w-]+\.[\w-]+\.[\w-]*$/;

interface Attempt {
  readonly token: number;
  refused: boolean;
}

interface Call {
  readonly tab: number;
  readonly step: Extract<Step, { do: 'call' }>;
  readonly attempts: Attempt[];
  state: 'open' | 'fulfilled' | 'failed';
  reason: Error | null;
}

const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * A simulated race between the tabs of one user over one provider. Stores, sagas, queues and API clients are the real
 * ones; responses arrive when the schedule says. Requires fake timers and a mock server with the provider's handlers.
 */
export class RefreshRace {
  readonly #schedule: Schedule;
  readonly #browser = createTabs();
  readonly #tabs: {
    readonly tab: Tab;
    readonly world: World;
    refusals: number;
    refreshing: boolean;
    restedAt: number;
    closed: boolean;
  }[] = [];
  readonly #calls: Call[] = [];
  readonly #violations: string[] = [];
  readonly #story: string[] = [];
  #issued = 1;
  /** Tokens with a lower number are rejected. */
  #accepted = 1;
  #refreshes = 0;
  #hadFailure = false;
  #endedAt: number | null = null;
  readonly #start = Date.now();
  #isOnline = true;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Returns the request handlers of the provider. */
  handlers() {
    return [
      http.get(`${API}/financing/leads`, () => HttpResponse.json([])),
      http.get(`${API}/customers`, () => HttpResponse.json([])),
      http.get(`${API}/data/banking/customers/:call/connections`, ({ request, params }) =>
        this.#answer(Number(params['call']), request.headers.get('Authorization')),
      ),
    ];
  }

  async run(): Promise<Outcome> {
    for (let index = 0; index < this.#schedule.tabs; index += 1) this.#open(index);
    await this.#advanceUntil(
      () => this.#tabs.every(({ world }) => world.store.getState().customers.status === 'ready'),
      'the start',
    );
    const start = this.#now;
    for (const step of this.#schedule.steps.toSorted((one, other) => one.at - other.at)) {
      await this.#advanceTo(start + step.at);
      this.#carryOut(step);
      await flushTasks();
    }
    await this.#advanceUntil(
      () => this.#calls.every(({ state, tab }) => state !== 'open' || this.#tabs[tab]?.closed === true),
      'the calls',
    );
    const lasted = this.#now - start;
    await this.#advanceTo(this.#now + 5_000);
    this.#calls.forEach((call, id) => this.#judge(call, id));
    for (const { world } of this.#tabs) world.task.cancel();
    await flushTasks();
    return {
      violations: this.#violations,
      story: this.#story,
      refreshes: this.#refreshes,
      calls: this.#calls.length,
      fulfilled: this.#calls.filter(({ state }) => state === 'fulfilled').length,
      lasted,
    };
  }

  #open(index: number): void {
    const tab = this.#browser.open();
    const world = createWorld({ storage: tab.storage, withLock: tab.withLock });
    world.identity.refresh = () => this.#refresh(index);
    this.#tabs.push({ tab, world, refusals: 0, refreshing: false, restedAt: 0, closed: false });
  }

  #carryOut(step: Step): void {
    this.#tell(JSON.stringify(step));
    switch (step.do) {
      case 'expire':
        this.#accepted = this.#issued + 1;
        break;
      case 'call':
        this.#call(step);
        break;
      case 'logout':
        if (this.#tabs[step.tab]?.closed !== false) break;
        this.#endedAt ??= this.#now;
        this.#tabs[step.tab]?.world.store.dispatch(logoutRequested('user'));
        break;
      case 'network':
        this.#isOnline = step.online;
        for (const { world } of this.#tabs) world.network.set(step.online);
        break;
      case 'close': {
        const closing = this.#tabs[step.tab];
        if (!closing) break;
        closing.closed = true;
        closing.tab.close();
        closing.world.deps.abortCalls();
        closing.world.task.cancel();
      }
    }
  }

  #call(step: Call['step']): void {
    const world = this.#tabs[step.tab];
    if (!world || world.closed || this.#endedAt !== null) return;
    const call: Call = { tab: step.tab, step, attempts: [], state: 'open', reason: null };
    const id = this.#calls.push(call) - 1;
    const controller = new AbortController();
    if (step.givenUpAfter !== null) setTimeout(() => controller.abort(), step.givenUpAfter);
    void world.world
      .api()
      .then((client) => client.banking.connections(String(id), { signal: controller.signal }))
      .then(
        () => {
          call.state = 'fulfilled';
        },
        (error: unknown) => {
          call.state = 'failed';
          call.reason = error instanceof Error ? error : new Error(String(error));
        },
      );
  }

  async #answer(id: number, authorization: string | null): Promise<Response> {
    const call = this.#calls[id];
    const tab = call && this.#tabs[call.tab];
    if (!call || !tab) return new HttpResponse(null, { status: 404 });
    if (authorization === null || !HEADER.test(authorization))
      this.#violate(`call ${id} left with the header ${authorization}`);
    const token =
      Array.from({ length: this.#issued }, (_, index) => index + 1).find(
        (each) => `Bearer ${tokenOf(OWNER, each)}` === authorization,
      ) ?? 0;
    if (tab.refreshing) this.#violate(`call ${id} left while its tab refreshed`);
    if (this.#now < tab.restedAt)
      this.#violate(`call ${id} left ${tab.restedAt - this.#now} ms too early after the refresh`);
    if (this.#endedAt !== null && this.#now > this.#endedAt)
      this.#violate(`call ${id} left after the session had ended`);
    const attempt: Attempt = { token, refused: token < this.#accepted || call.step.alwaysRefused };
    call.attempts.push(attempt);
    this.#tell(`tab ${call.tab} sends call ${id} with token ${token}${attempt.refused ? ', which is refused' : ''}`);
    await later(this.#schedule.answerAfter());
    if (!attempt.refused) return HttpResponse.json([]);
    // A late rejection of a token that has been replaced requires no refresh.
    if (authorization === `Bearer ${tab.tab.storage.get('accessToken')}`) tab.refusals += 1;
    return HttpResponse.json({ message: 'expired' }, { status: 401 });
  }

  async #refresh(index: number): Promise<Tokens> {
    const tab = this.#tabs[index];
    if (!tab) throw new RefreshError('failed', 'no such tab');
    this.#refreshes += 1;
    const kind = this.#isOnline ? this.#schedule.refreshAnswer() : 'offline';
    if (this.#tabs.some(({ refreshing, closed }) => refreshing && !closed))
      this.#violate('two refreshes were under way at once');
    if (tab.refusals === 0) this.#violate('a refresh that no refused call asked for');
    tab.refusals = 0;
    tab.refreshing = true;
    this.#tell(`tab ${index} refreshes`);
    await later(this.#schedule.refreshAfter());
    tab.refreshing = false;
    this.#tell(`tab ${index} gets the answer "${kind}"`);
    if (kind !== 'token') this.#hadFailure = true;
    switch (kind) {
      case 'token':
        this.#issued += 1;
        tab.restedAt = this.#now + RESUME_DELAY_MS;
        return { accessToken: tokenOf(OWNER, this.#issued), refreshToken: 'refresh' };
      case 'empty':
        return { accessToken: 'undefined', refreshToken: 'undefined' };
      case 'rateLimited':
        tab.refusals = 1;
        throw new RefreshError('rateLimited', 'later', 400);
      case 'expired':
        if (!tab.closed) this.#endedAt ??= this.#now;
        throw new RefreshError('expired', 'the refresh token is dead');
      case 'offline':
        tab.refusals = 1;
        throw new RefreshError('failed', 'no answer');
      case 'failed':
        throw new RefreshError('failed', 'no answer');
    }
  }

  #judge(call: Call, id: number): void {
    const { attempts, reason, step } = call;
    const isClosed = this.#tabs[call.tab]?.closed === true;
    if (attempts.length > 2) this.#violate(`call ${id} was sent ${attempts.length} times`);
    if (attempts.length === 2 && (attempts[1]?.token ?? 0) <= (attempts[0]?.token ?? 0))
      this.#violate(`call ${id} was sent again without a newer token`);
    if (reason === null || isClosed) return;
    const isExplained =
      (step.givenUpAfter !== null && reason.message === 'The call was cancelled') ||
      this.#endedAt !== null ||
      (reason.message === 'expired' && attempts.length === 2 && attempts.every(({ refused }) => refused)) ||
      (this.#hadFailure && ['no answer', 'later', 'The answer has no token.'].includes(reason.message));
    if (!isExplained) this.#violate(`call ${id} failed without a reason: ${reason.message}`);
  }

  #tell(text: string): void {
    this.#story.push(`${this.#now} ms: ${text}`);
  }

  #violate(text: string): void {
    this.#violations.push(`${this.#now} ms: ${text}`);
    this.#tell(`VIOLATION ${text}`);
  }

  get #now(): number {
    return Date.now() - this.#start;
  }

  /** Advances the clock from timer to timer and runs all pending tasks in between. */
  async #advanceTo(time: number): Promise<void> {
    let isThere = false;
    setTimeout(
      () => {
        isThere = true;
      },
      Math.max(0, time - this.#now),
    );
    while (!isThere) {
      vi.advanceTimersToNextTimer();
      await flushTasks();
      this.#look();
    }
  }

  /** Checks the invariants that hold at every moment. */
  #look(): void {
    const isOver = this.#endedAt !== null && this.#now > this.#endedAt;
    if (isOver && this.#browser.local.getItem(storageName('accessToken')) !== null)
      this.#violate('a token is kept after the session had ended');
  }

  async #advanceUntil(isDone: () => boolean, what: string): Promise<void> {
    const limit = this.#now + FOREVER;
    let idle = 0;
    while (!isDone() && idle < 20 && this.#now < limit) {
      await flushTasks();
      this.#look();
      if (vi.getTimerCount() === 0) idle += 1;
      else if (!isDone()) vi.advanceTimersToNextTimer();
    }
    if (!isDone()) this.#violate(`${what} never came to an end`);
  }
}
