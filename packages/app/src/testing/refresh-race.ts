import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { RefreshError, type Tokens } from '#core/session/identity.ts';
import { RESUME_DELAY_MS } from '#core/session/refresh.saga.ts';
import { storageName } from '#core/storage/stored-text.ts';
import { flushTasks } from './flush-tasks.ts';
import { noBusiness } from './no-business.ts';
import { createTabs, type Tab } from './tabs.ts';
import { API, createWorld, OWNER, tokenOf, type World } from './world.ts';

/** The result of a refresh. */
export type RefreshResult = 'token' | 'empty' | 'failed' | 'rateLimited' | 'expired';

/** An event and its time in milliseconds. */
export type Step = { readonly at: number } & (
  | {
      readonly do: 'call';
      readonly tab: number;
      readonly abortAfterMs: number | null;
      readonly alwaysRejected: boolean;
    }
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
  readonly responseDelayMs: () => number;
  readonly refreshDelayMs: () => number;
  readonly refreshResult: () => RefreshResult;
}

/** The result of a race. */
export interface Outcome {
  /** Violated invariants. */
  readonly violations: readonly string[];
  /** A log of everything that happened, one line per event. */
  readonly log: readonly string[];
  readonly refreshes: number;
  readonly calls: number;
  readonly fulfilled: number;
  /** The time in milliseconds from the first step to the response of the last call. */
  readonly durationMs: number;
}

/** The virtual time in milliseconds after which an unsettled call counts as never settling. */
const SETTLE_TIMEOUT_MS = 60_000;
const AUTHORIZATION_PATTERN = /^Bearer [\w-]+\.[\w-]+\.[\w-]*$/;

interface Attempt {
  readonly token: number;
  rejected: boolean;
}

interface Call {
  readonly tab: number;
  readonly step: Extract<Step, { do: 'call' }>;
  readonly attempts: Attempt[];
  state: 'open' | 'fulfilled' | 'failed';
  reason: Error | null;
}

const delay = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

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
    rejections: number;
    refreshing: boolean;
    resumesAt: number;
    closed: boolean;
  }[] = [];
  readonly #calls: Call[] = [];
  readonly #violations: string[] = [];
  readonly #log: string[] = [];
  /** The number of the newest token. */
  #latestToken = 1;
  /** Tokens with a lower number are rejected. */
  #oldestValidToken = 1;
  #refreshes = 0;
  #hadRefreshFailure = false;
  #endedAt: number | null = null;
  readonly #start = Date.now();
  #isOnline = true;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Returns the request handlers of the provider. */
  handlers() {
    return [
      ...noBusiness,
      http.get(`${API}/data/banking/customers/:call/connections`, ({ request, params }) =>
        this.#respond(Number(params['call']), request.headers.get('Authorization')),
      ),
    ];
  }

  async run(): Promise<Outcome> {
    for (let index = 0; index < this.#schedule.tabs; index += 1) this.#open(index);
    await this.#advanceUntil(
      () => this.#tabs.every(({ world }) => world.store.getState().customers.status === 'ready'),
      'the start-up',
    );
    const start = this.#now;
    for (const step of this.#schedule.steps.toSorted((first, second) => first.at - second.at)) {
      await this.#advanceTo(start + step.at);
      this.#perform(step);
      await flushTasks();
    }
    await this.#advanceUntil(
      () => this.#calls.every(({ state, tab }) => state !== 'open' || this.#tabs[tab]?.closed === true),
      'the calls',
    );
    const durationMs = this.#now - start;
    await this.#advanceTo(this.#now + 5_000);
    this.#calls.forEach((call, id) => this.#checkCall(call, id));
    for (const { world } of this.#tabs) world.task.cancel();
    await flushTasks();
    return {
      violations: this.#violations,
      log: this.#log,
      refreshes: this.#refreshes,
      calls: this.#calls.length,
      fulfilled: this.#calls.filter(({ state }) => state === 'fulfilled').length,
      durationMs,
    };
  }

  #open(index: number): void {
    const tab = this.#browser.open();
    const world = createWorld({ storage: tab.storage, withLock: tab.withLock, marks: tab.marks });
    world.identity.refresh = () => this.#refresh(index);
    this.#tabs.push({ tab, world, rejections: 0, refreshing: false, resumesAt: 0, closed: false });
  }

  #perform(step: Step): void {
    this.#record(JSON.stringify(step));
    switch (step.do) {
      case 'expire':
        this.#oldestValidToken = this.#latestToken + 1;
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
    const caller = this.#tabs[step.tab];
    if (!caller || caller.closed || this.#endedAt !== null) return;
    const call: Call = { tab: step.tab, step, attempts: [], state: 'open', reason: null };
    const id = this.#calls.push(call) - 1;
    const controller = new AbortController();
    if (step.abortAfterMs !== null) setTimeout(() => controller.abort(), step.abortAfterMs);
    void caller.world
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

  async #respond(id: number, authorization: string | null): Promise<Response> {
    const call = this.#calls[id];
    const tab = call && this.#tabs[call.tab];
    if (!call || !tab) return new HttpResponse(null, { status: 404 });
    if (authorization === null || !AUTHORIZATION_PATTERN.test(authorization))
      this.#reportViolation(`call ${id} was sent with the header ${authorization}`);
    const token =
      Array.from({ length: this.#latestToken }, (_, index) => index + 1).find(
        (number) => `Bearer ${tokenOf(OWNER, number)}` === authorization,
      ) ?? 0;
    if (tab.refreshing) this.#reportViolation(`call ${id} was sent while its tab refreshed`);
    if (this.#now < tab.resumesAt)
      this.#reportViolation(`call ${id} was sent ${tab.resumesAt - this.#now} ms too early after the refresh`);
    if (this.#endedAt !== null && this.#now > this.#endedAt)
      this.#reportViolation(`call ${id} was sent after the session had ended`);
    const attempt: Attempt = { token, rejected: token < this.#oldestValidToken || call.step.alwaysRejected };
    call.attempts.push(attempt);
    this.#record(
      `tab ${call.tab} sends call ${id} with token ${token}${attempt.rejected ? ', which is rejected' : ''}`,
    );
    await delay(this.#schedule.responseDelayMs());
    if (!attempt.rejected) return HttpResponse.json([]);
    // A late rejection of a token that has been replaced requires no refresh.
    if (authorization === `Bearer ${tab.tab.storage.get('accessToken')}`) tab.rejections += 1;
    return HttpResponse.json({ message: 'expired' }, { status: 401 });
  }

  async #refresh(index: number): Promise<Tokens> {
    const tab = this.#tabs[index];
    if (!tab) throw new RefreshError('failed', 'no such tab');
    this.#refreshes += 1;
    const kind = this.#isOnline ? this.#schedule.refreshResult() : 'offline';
    if (this.#tabs.some(({ refreshing, closed }) => refreshing && !closed))
      this.#reportViolation('two refreshes were pending at once');
    if (tab.rejections === 0) this.#reportViolation('a refresh without a rejected call');
    tab.rejections = 0;
    tab.refreshing = true;
    this.#record(`tab ${index} refreshes`);
    await delay(this.#schedule.refreshDelayMs());
    tab.refreshing = false;
    this.#record(`tab ${index} gets the result "${kind}"`);
    if (kind !== 'token') this.#hadRefreshFailure = true;
    // A refresh that fails without a connection is tried again without another rejected call.
    if ((kind === 'empty' || kind === 'failed') && !this.#isOnline) tab.rejections = 1;
    switch (kind) {
      case 'token':
        this.#latestToken += 1;
        tab.resumesAt = this.#now + RESUME_DELAY_MS;
        return { accessToken: tokenOf(OWNER, this.#latestToken), refreshToken: 'refresh' };
      case 'empty':
        return { accessToken: 'undefined', refreshToken: 'undefined' };
      case 'rateLimited':
        tab.rejections = 1;
        throw new RefreshError('rateLimited', 'later', 400);
      case 'expired':
        if (!tab.closed) this.#endedAt ??= this.#now;
        throw new RefreshError('expired', 'the refresh token is dead');
      case 'offline':
        tab.rejections = 1;
        throw new RefreshError('failed', 'no response');
      case 'failed':
        throw new RefreshError('failed', 'no response');
    }
  }

  #checkCall(call: Call, id: number): void {
    const { attempts, reason, step } = call;
    const isClosed = this.#tabs[call.tab]?.closed === true;
    if (attempts.length > 2) this.#reportViolation(`call ${id} was sent ${attempts.length} times`);
    if (attempts.length === 2 && (attempts[1]?.token ?? 0) <= (attempts[0]?.token ?? 0))
      this.#reportViolation(`call ${id} was sent again without a newer token`);
    if (reason === null || isClosed) return;
    const isExplained =
      (step.abortAfterMs !== null && reason.message === 'The call was cancelled') ||
      this.#endedAt !== null ||
      (reason.message === 'expired' && attempts.length === 2 && attempts.every(({ rejected }) => rejected)) ||
      (this.#hadRefreshFailure && ['no response', 'later', 'The response has no token.'].includes(reason.message));
    if (!isExplained) this.#reportViolation(`call ${id} failed without a reason: ${reason.message}`);
  }

  #record(text: string): void {
    this.#log.push(`${this.#now} ms: ${text}`);
  }

  #reportViolation(text: string): void {
    this.#violations.push(`${this.#now} ms: ${text}`);
    this.#record(`VIOLATION ${text}`);
  }

  get #now(): number {
    return Date.now() - this.#start;
  }

  /** Advances the clock from timer to timer and runs all pending tasks in between. */
  async #advanceTo(time: number): Promise<void> {
    let isReached = false;
    setTimeout(
      () => {
        isReached = true;
      },
      Math.max(0, time - this.#now),
    );
    while (!isReached) {
      vi.advanceTimersToNextTimer();
      await flushTasks();
      this.#checkTokenRemoved();
    }
  }

  /** Checks the invariants that hold at every moment. */
  #checkTokenRemoved(): void {
    const isOver = this.#endedAt !== null && this.#now > this.#endedAt;
    if (isOver && this.#browser.local.getItem(storageName('accessToken')) !== null)
      this.#reportViolation('a token is kept after the session had ended');
  }

  async #advanceUntil(isDone: () => boolean, activity: string): Promise<void> {
    const limit = this.#now + SETTLE_TIMEOUT_MS;
    let idle = 0;
    while (!isDone() && idle < 20 && this.#now < limit) {
      await flushTasks();
      this.#checkTokenRemoved();
      if (vi.getTimerCount() === 0) idle += 1;
      else if (!isDone()) vi.advanceTimersToNextTimer();
    }
    if (!isDone()) this.#reportViolation(`${activity} did not finish`);
  }
}
