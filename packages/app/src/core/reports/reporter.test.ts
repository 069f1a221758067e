import { HttpError, NetworkError, SessionExpiredError } from '@plinth/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hrefOf } from '#core/routes/href.ts';
import { memoryStorage } from '#testing/world.ts';
import { createReporter } from './reporter.ts';

const ORIGIN = 'https://app.test';
const START = Date.parse('2026-11-19T17:42:00Z');
const CHUNK = `${ORIGIN}/assets/start-DoSona4c.js`;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

interface Sent {
  readonly version: string;
  readonly reports: readonly Readonly<Record<string, unknown>>[];
}

function createTestReporter(storage = memoryStorage()) {
  const sent: string[] = [];
  const reporter = createReporter({
    version: '1.2.3',
    origin: ORIGIN,
    route: () => 'virtual-card',
    storage,
    now: () => Date.now(),
    send: (text) => sent.push(text),
  });
  return { ...reporter, sent, read: () => sent.flatMap((text) => (JSON.parse(text) as Sent).reports) };
}

const eventOf = (type: string, details: object) => Object.assign(new Event(type), details);
const errorEvent = (error: unknown, details = {}) => eventOf('error', { error, ...details });

/** Returns an error with a stack as Chromium writes it. */
function errorAt(
  frames: readonly string[],
  { message = 'Broken', name = 'TypeError', cause = undefined as unknown } = {},
) {
  const error = new Error(message, cause === undefined ? {} : { cause });
  error.name = name;
  error.stack = [`${name}: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

/** What must not leave the browser, wherever an error has it. */
const SECRETS = ['eyJhbGciOi.eyJ1aWQi.c2ln', 'ines@calloway.test', 'cus_harrow', 'card-8804', 'Ines Calloway', '4111'];
const SECRET_TEXT = SECRETS.join(' ');
const SECRET_URL =
  ORIGIN +
  hrefOf('virtual-card', { virtualCreditCardId: 'card-8804' }, { email: 'ines@calloway.test', token: SECRETS[0] });

const cyclic = errorAt([`load (${CHUNK}:1:2)`], { message: SECRET_TEXT });
cyclic.cause = errorAt([`read (${CHUNK}:3:4)`], { message: SECRET_TEXT, cause: cyclic });

const unreadable = new Proxy(new Error(SECRET_TEXT), {
  get: () => {
    throw new Error(SECRET_TEXT);
  },
});
const revoked = Proxy.revocable({}, {});
revoked.revoke();

const asset = (name: string) => `${ORIGIN}/assets/${name}`;

const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['a message with secrets', errorAt([`load (${CHUNK}:1:2)`], { message: SECRET_TEXT })],
  [
    'a message that looks like a stack',
    errorAt([], { message: `x\n    at ${asset('ines@calloway.test-DoSona4c.js')}:1:2` }),
  ],
  [
    'a message with an address of the build',
    errorAt([], { message: `x\n    at (${asset('cus_harrow-DoSona4c.js')}:4111:4111)` }),
  ],
  ['a name with secrets', errorAt([], { name: SECRET_TEXT })],
  ['a name that is an object', Object.assign(new Error(SECRET_TEXT), { name: { text: SECRET_TEXT } })],
  ['positions in pages with ids', errorAt([`load (${SECRET_URL}:1:2)`, `${SECRET_URL}:3:4`])],
  ['positions in foreign files', errorAt([`load (https://other.test/assets/cus_harrow-DoSona4c.js:1:2)`])],
  ['functions with secrets in their names', errorAt([`cus_harrow.card-8804 (${CHUNK}:1:2)`])],
  ['a query at a file of the build', errorAt([`load (${CHUNK}?token=${SECRETS[0]}:1:2)`])],
  ['a text', SECRET_TEXT],
  ['an object', { email: 'ines@calloway.test', name: SECRET_TEXT, message: SECRET_TEXT, stack: SECRET_TEXT }],
  ['an object that says it is a call', { call: SECRET_TEXT, error: { code: SECRET_TEXT } }],
  ['a response', { status: 500, body: SECRET_TEXT }],
  ['a symbol', Symbol(SECRET_TEXT)],
  ['a function', () => SECRET_TEXT],
  ['null', null],
  ['nothing', undefined],
  ['a cause with secrets', errorAt([], { cause: { customer: SECRET_TEXT } })],
  ['causes in a circle', cyclic],
  ['several errors', new AggregateError([new Error(SECRET_TEXT)], SECRET_TEXT)],
  ['properties that throw', unreadable],
  ['a revoked proxy', revoked.proxy],
];

describe.each(['error', 'unhandledrejection', 'vite:preloadError'])('of the event %s', (type) => {
  it.each(HOSTILE)('an error with %s leaves without it', (_name, thrown) => {
    const { add, flush, sent, read } = createTestReporter();
    const name = { error: 'error', unhandledrejection: 'reason' }[type] ?? 'payload';
    const event = eventOf(type, { [name]: thrown, message: SECRET_TEXT, filename: SECRET_URL, lineno: 1, colno: 2 });
    add(event);
    flush();
    expect(read()).toHaveLength(1);
    expect(SECRETS.filter((secret) => sent.join('').includes(secret))).toEqual([]);
  });
});

describe('an error', () => {
  it('is reported by its name and positions, with the version and the route', () => {
    const { add, flush, sent } = createTestReporter();
    add(
      errorEvent(errorAt([`load (${CHUNK}:1:2)`, `async ${asset('a.b-1234abc_.js')}:30:4`, `eval (<anonymous>:5:6)`])),
    );
    flush();
    expect(sent.map((text) => JSON.parse(text) as Sent)).toEqual([
      {
        version: '1.2.3',
        reports: [
          {
            kind: 'error',
            route: 'virtual-card',
            name: 'TypeError',
            positions: ['assets/start-DoSona4c.js:1:2', 'assets/a.b-1234abc_.js:30:4'],
          },
        ],
      },
    ]);
  });

  it('has positions from the stacks of other browsers', () => {
    const { add, flush, read } = createTestReporter();
    const error = Object.assign(new Error('x'), { stack: `load@${CHUNK}:1:2\n@${CHUNK}:3:4\n` });
    add(eventOf('unhandledrejection', { reason: error }));
    flush();
    expect(read()).toMatchObject([{ positions: ['assets/start-DoSona4c.js:1:2', 'assets/start-DoSona4c.js:3:4'] }]);
  });

  it('has the position of the event when what was thrown has no stack', () => {
    const { add, flush, read } = createTestReporter();
    add(errorEvent('text', { filename: CHUNK, lineno: 7, colno: 8 }));
    flush();
    expect(read()).toMatchObject([{ name: 'string', positions: ['assets/start-DoSona4c.js:7:8'] }]);
  });

  it('has at most ten positions and two causes, however long its stack is', () => {
    const { add, flush, sent, read } = createTestReporter();
    const frames = Array.from({ length: 50_000 }, (_, line) => `load (${CHUNK}:${line}:1)`);
    const chain = [1, 2, 3, 4].reduce<unknown>((cause) => errorAt(frames, { cause }), undefined);
    add(errorEvent(chain));
    flush();
    const positions = frames.slice(0, 10).map((_, line) => `assets/start-DoSona4c.js:${line}:1`);
    expect(read()).toMatchObject([{ positions, cause: { positions, cause: { positions } } }]);
    expect(sent[0]).not.toMatch(/(cause.*){3}/);
  });

  it('is reported once, also when a boundary reports it again as a cause', () => {
    const { add, flush, read } = createTestReporter();
    const error = errorAt([]);
    for (const thrown of [error, error, new Error('A page failed', { cause: error })]) add(errorEvent(thrown));
    flush();
    expect(read()).toHaveLength(1);
  });
});

it.each([
  [`Failed to fetch dynamically imported module: ${CHUNK}`, 'assets/start-DoSona4c.js'],
  ['Importing a module script failed.', null],
  [`Failed to fetch dynamically imported module: ${SECRET_URL}`, null],
])('a chunk that failed to load with "%s" is reported as %s', (message, file) => {
  const { add, flush, read } = createTestReporter();
  const payload = new TypeError(message);
  for (const event of [eventOf('vite:preloadError', { payload }), eventOf('unhandledrejection', { reason: payload })])
    add(event);
  flush();
  expect(read()).toEqual([{ kind: 'chunk', route: 'virtual-card', file }]);
});

it('a failed call is reported by its name, code and status, unless nothing is wrong', () => {
  const { add, flush, read } = createTestReporter();
  const call = 'GET /customers/:customerId';
  for (const error of [
    new HttpError(422, { message: SECRET_TEXT }),
    new NetworkError(SECRET_TEXT),
    new SessionExpiredError(),
  ])
    add({ call, error });
  flush();
  expect(read()).toEqual([
    { kind: 'call', route: 'virtual-card', call, code: 'http', status: 422 },
    { kind: 'call', route: 'virtual-card', call, code: 'network' },
  ]);
});

it('a figure is reported with its rating', () => {
  const { addVital, flush, read } = createTestReporter();
  addVital({ name: 'CLS', value: 0.123_456, rating: 'needs-improvement', navigationType: 'reload' });
  flush();
  expect(read()).toEqual([
    {
      kind: 'vital',
      route: 'virtual-card',
      name: 'CLS',
      value: 0.123,
      rating: 'needs-improvement',
      navigation: 'reload',
    },
  ]);
});

describe('reports', () => {
  const addErrors = ({ add }: ReturnType<typeof createTestReporter>, count: number) => {
    for (let index = 0; index < count; index += 1) add(errorEvent(errorAt([])));
  };

  it('are sent together after some seconds, or at once when the page is hidden', () => {
    const reporter = createTestReporter();
    addErrors(reporter, 2);
    vi.advanceTimersByTime(4_999);
    expect(reporter.sent).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect([reporter.sent.length, reporter.read().length]).toEqual([1, 2]);
    addErrors(reporter, 1);
    reporter.flush();
    vi.advanceTimersByTime(60_000);
    reporter.flush();
    expect([reporter.sent.length, reporter.read().length]).toEqual([2, 3]);
  });

  it('are at most 20 in a minute, and fit into one request', () => {
    const reporter = createTestReporter();
    const frames = Array.from({ length: 10 }, () => `load (${asset(`${'x'.repeat(60)}-DoSona4c.js`)}:1234567:1234567)`);
    for (let index = 0; index < 30; index += 1)
      reporter.add(errorEvent(errorAt(frames, { cause: errorAt(frames, { cause: errorAt(frames) }) })));
    vi.advanceTimersByTime(5_000);
    expect(reporter.read()).toHaveLength(20);
    expect(reporter.sent[0]?.length).toBeLessThan(65_536);
    vi.advanceTimersByTime(55_000);
    addErrors(reporter, 30);
    reporter.flush();
    expect(reporter.read()).toHaveLength(40);
  });

  it('are at most 200 in a session, which reloads do not start anew', () => {
    const storage = memoryStorage();
    const counts = Array.from({ length: 12 }, () => {
      const reporter = createTestReporter(storage);
      addErrors(reporter, 20);
      reporter.flush();
      return reporter.read().length;
    });
    expect(counts).toEqual([20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 0, 0]);
  });
});
