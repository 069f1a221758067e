import { createServer, type MockServer } from '@plinth/mocks/node';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '#core/drafts/drafts.ts';
import { logoutRequested } from '#core/events.ts';
import type { Storage } from '#core/storage/storage.ts';
import { selectTickets, selectTicketsPanel, tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { API, createWorld, memoryStorage, OWNER, tokenOf, type World } from '#testing/world.ts';
import {
  draftDiscarded,
  fileRemoved,
  filesChosen,
  selectAttachments,
  selectSending,
  ticketsOpened,
  ticketSubmitted,
  uploadRetried,
} from './composer-slice.ts';
import { downloadRequested, selectDownloads } from './downloads-slice.ts';
import { feature } from './feature.ts';

const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };
const WORDS = { subject: 'Receipt', message: 'As asked' };
const pdf = (name = 'receipt.pdf', size = 4) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

let provider: MockServer;
const worlds: World[] = [];
beforeEach(() => {
  provider = createServer({ baseUrl: API, origin: 'https://api.test', scenario: 'financed' });
  provider.server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  for (const { task } of worlds.splice(0)) task.cancel();
  provider.server.close();
});

/** A visit to the tickets. Two that share a storage are two visits of one browser. */
async function visit(storage: Storage = memoryStorage()) {
  storage.set('accessToken', tokenOf(USER, 1));
  const made = createWorld({ user: USER, storage });
  worlds.push(made);
  made.join(feature);
  await vi.waitFor(() => expect(made.store.getState().customers.status).toBe('ready'));
  made.store.dispatch(ticketsOpened());
  const files = () => made.read(selectAttachments);
  return {
    ...made,
    files,
    sending: () => made.read(selectSending),
    choose: (...chosen: readonly File[]) => made.store.dispatch(filesChosen('ticket', chosen)),
    up: (count: number) =>
      vi.waitFor(() => expect(files().map(({ state }) => state.status)).toEqual(Array(count).fill('up'))),
    keys: () => files().flatMap(({ state }) => (state.status === 'up' ? [state.key] : [])),
    send: (own: readonly string[] = []) =>
      made.store.dispatch(ticketSubmitted({ draft: 'ticket', ticket: { ...WORDS, files: own } })),
    draft: (name: string) => readDraft(storage, USER.uid, name),
  };
}

/** Counts the sent tickets by their key; `answer` takes the place of the provider's. */
function watchSends(answer?: () => Response | undefined): (string | null)[] {
  const keys: (string | null)[] = [];
  provider.server.use(
    http.post(`${API}/tasks/customers/:id`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answer?.();
    }),
  );
  return keys;
}

describe('the tickets', () => {
  it('stand newest first, each once', async () => {
    const { store, read } = await visit();
    store.dispatch(tickets.requested());
    await vi.waitFor(() => expect(read(selectTicketsPanel).status).toBe('ready'));
    expect(read(selectTickets).map(({ subject }) => subject)).toEqual([
      'Top-up for the holiday season',
      'Transfer fee charged twice',
      'Second card terminal',
      'Change of the collection account',
    ]);
    const [first] = read(selectTickets);
    store.dispatch(tickets.loaded({ data: [first!, first!], at: 0 }));
    expect(read(selectTickets)).toHaveLength(1);
  });
});

describe('a file of a draft', () => {
  it('goes up as soon as it is chosen, and is kept with its storage key', async () => {
    const world = await visit();
    world.choose(pdf());
    await world.up(1);
    expect(world.keys()[0]).toMatch(/receipt\.pdf$/);
    expect(JSON.parse(world.draft('ticket-files')['files']!)).toEqual([
      { name: 'receipt.pdf', type: 'application/pdf', size: 4, key: world.keys()[0] },
    ]);
  });

  it('goes up with nine others, three at a time', async () => {
    let now = 0;
    let most = 0;
    provider.server.use(
      http.post(`${API}/files/signedurl`, async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise(setImmediate);
        now -= 1;
        return undefined;
      }),
    );
    const world = await visit();
    world.choose(...Array.from({ length: 10 }, (_each, index) => pdf(`${index}.pdf`)));
    await world.up(10);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('that failed keeps the others, and goes up on a retry', async () => {
    provider.server.use(http.put(`${API}/files/objects`, () => HttpResponse.error(), { once: true }));
    const world = await visit();
    world.choose(pdf('a.pdf'));
    await vi.waitFor(() => expect(world.files()[0]!.state).toEqual({ status: 'failed', code: 'network' }));
    world.choose(pdf('b.pdf'));
    await vi.waitFor(() => expect(world.keys()).toHaveLength(1));
    world.store.dispatch(uploadRetried(world.files()[0]!.id));
    await world.up(2);
  });

  it('is not sent to an address without TLS', async () => {
    let puts = 0;
    provider.server.use(
      http.post(`${API}/files/signedurl`, () => HttpResponse.json({ url: 'http://storage.test/a', key: 'k' })),
      http.put('http://storage.test/a', () => {
        puts += 1;
        return new HttpResponse(null);
      }),
    );
    const world = await visit();
    world.choose(pdf());
    await vi.waitFor(() => expect(world.files()[0]!.state).toEqual({ status: 'failed', code: 'untrusted' }));
    expect(puts).toBe(0);
  });

  it.each(['removed', 'logout'] as const)('stops going up on %s', async (how) => {
    const gone = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    provider.server.use(
      http.put(`${API}/files/objects`, async ({ request }) => {
        request.signal.addEventListener('abort', () => gone.resolve());
        asked.resolve();
        await gone.promise;
        return new HttpResponse(null);
      }),
    );
    const world = await visit();
    world.choose(pdf());
    await asked.promise;
    world.store.dispatch(how === 'removed' ? fileRemoved(world.files()[0]!.id) : logoutRequested('user'));
    await gone.promise;
    expect(world.files()).toEqual([]);
  });

  it('is there after a reload; one that was not up is named as lost until it is chosen again', async () => {
    const storage = memoryStorage();
    const before = await visit(storage);
    before.choose(pdf('up.pdf'));
    await before.up(1);
    provider.server.use(http.put(`${API}/files/objects`, () => HttpResponse.error(), { once: true }));
    before.choose(pdf('down.pdf'));
    await vi.waitFor(() => expect(before.files()[1]!.state.status).toBe('failed'));
    before.task.cancel();
    const after = await visit(storage);
    expect(after.files().map(({ name, state }) => [name, state.status])).toEqual([
      ['up.pdf', 'up'],
      ['down.pdf', 'lost'],
    ]);
    after.choose(pdf('down.pdf'));
    await after.up(2);
  });

  it.each(['user', 'otherTab'] as const)('is gone from the drafts after a logout (%s)', async (reason) => {
    const world = await visit();
    world.choose(pdf());
    await world.up(1);
    world.store.dispatch(logoutRequested(reason));
    expect(world.draft('ticket-files')).toEqual({});
  });

  it('is kept for the same person when the session expires', async () => {
    const world = await visit();
    world.choose(pdf());
    await world.up(1);
    world.store.dispatch(logoutRequested('expired'));
    expect(world.draft('ticket-files')['files']).toContain('receipt.pdf');
  });
});

describe('a ticket', () => {
  it('stands first in the list once it is sent, and its draft is gone', async () => {
    const world = await visit();
    world.store.dispatch(tickets.requested());
    await vi.waitFor(() => expect(world.read(selectTicketsPanel).status).toBe('ready'));
    writeDraft(world.storage, USER.uid, 'ticket', WORDS);
    world.choose(pdf());
    await world.up(1);
    world.send(world.keys());
    await vi.waitFor(() => expect(world.sending()).toEqual({ status: 'sent', draft: 'ticket' }));
    await vi.waitFor(() => expect(world.read(selectTickets)).toHaveLength(5));
    expect(world.files()).toEqual([]);
    expect(['ticket', 'ticket-files', 'ticket-try'].map(world.draft)).toEqual([{}, {}, {}]);
  });

  it('is sent once by two presses', async () => {
    const keys = watchSends();
    const world = await visit();
    world.send();
    world.send();
    await vi.waitFor(() => expect(world.sending().status).toBe('sent'));
    expect(keys).toHaveLength(1);
  });

  it('that got no answer is not sent again by itself, and by hand with the same key, also after a reload', async () => {
    let answers = 0;
    const keys = watchSends(() => ((answers += 1) < 3 ? HttpResponse.error() : undefined));
    const storage = memoryStorage();
    const before = await visit(storage);
    before.send();
    await vi.waitFor(() => expect(before.sending()).toMatchObject({ status: 'failed', code: 'network' }));
    expect(keys).toHaveLength(1);
    before.send();
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    await vi.waitFor(() => expect(before.sending().status).toBe('failed'));
    before.task.cancel();
    const after = await visit(storage);
    after.send();
    await vi.waitFor(() => expect(after.sending().status).toBe('sent'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('that was changed after it failed is another one', async () => {
    const keys = watchSends(() => HttpResponse.error());
    const world = await visit();
    world.send();
    await vi.waitFor(() => expect(world.sending().status).toBe('failed'));
    world.store.dispatch(ticketSubmitted({ draft: 'ticket', ticket: { ...WORDS, message: 'Another', files: [] } }));
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(2);
  });

  it('that is discarded leaves nothing, and the request for a top-up as it is', async () => {
    const world = await visit();
    writeDraft(world.storage, USER.uid, 'ticket', WORDS);
    writeDraft(world.storage, USER.uid, 'topup', WORDS);
    world.choose(pdf());
    world.store.dispatch(filesChosen('topup', [pdf('sales.csv')]));
    await world.up(2);
    world.store.dispatch(draftDiscarded('ticket'));
    expect(['ticket', 'ticket-files'].map(world.draft)).toEqual([{}, {}]);
    expect(world.draft('topup')).toEqual(WORDS);
    expect(world.files().map(({ name }) => name)).toEqual(['sales.csv']);
  });
});

describe('a download', () => {
  const KEY = `tickets/${USER.customerId}/given/weekly-sales.csv`;

  it('hands the bytes over as a file that no browser shows', async () => {
    const { store, read, savedFiles } = await visit();
    store.dispatch(downloadRequested(KEY));
    store.dispatch(downloadRequested(KEY));
    await vi.waitFor(() => expect(read(selectDownloads).byKey[KEY]).toBeUndefined());
    expect(savedFiles).toHaveLength(1);
    expect(savedFiles[0]).toMatchObject({ name: 'weekly-sales.csv', bytes: { type: 'application/octet-stream' } });
    expect(await savedFiles[0]!.bytes.text()).toMatch(/^week,shop,terminal/);
    expect(read(selectDownloads).sizes[KEY]).toBe(savedFiles[0]!.bytes.size);
  });

  it('takes no token along, and fails beside its file', async () => {
    const tokens: (string | null)[] = [];
    provider.server.use(
      http.get(`${API}/files/objects`, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return new HttpResponse(null, { status: 403 });
      }),
    );
    const { store, read, savedFiles } = await visit();
    store.dispatch(downloadRequested(KEY));
    await vi.waitFor(() => expect(read(selectDownloads).byKey[KEY]).toEqual({ status: 'failed', code: 'http' }));
    expect(tokens).toEqual([null]);
    expect(savedFiles).toEqual([]);
  });
});
