import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { API, memoryStorage } from '#testing/world.ts';
import { composerOpened, fileRemoved, filesChosen, uploadRetried } from './composer-slice.ts';
import { pdf, setUpTickets } from './testing/tickets-world.ts';

const { visit, override } = setUpTickets();

describe('upload of a draft file', () => {
  it('starts when the file is chosen and keeps its storage key with the draft', async () => {
    const world = await visit();
    world.choose(pdf());
    await world.waitForUploads(1);
    expect(world.storageKeys()[0]).toMatch(/receipt\.pdf$/);
    expect(JSON.parse(world.draft('ticket-files')['files']!)).toEqual([
      { name: 'receipt.pdf', type: 'application/pdf', size: 4, key: world.storageKeys()[0] },
    ]);
  });

  it('uploads ten files, three at a time', async () => {
    let activeUploads = 0;
    let maxActiveUploads = 0;
    override(
      http.post(`${API}/files/signedurl`, async () => {
        activeUploads += 1;
        maxActiveUploads = Math.max(maxActiveUploads, activeUploads);
        await new Promise(setImmediate);
        activeUploads -= 1;
        return undefined;
      }),
    );
    const world = await visit();
    world.choose(...Array.from({ length: 10 }, (_each, index) => pdf(`${index}.pdf`)));
    await world.waitForUploads(10);
    expect(maxActiveUploads).toBeGreaterThan(1);
    expect(maxActiveUploads).toBeLessThanOrEqual(3);
  });

  it('does not stop other uploads when it fails, and succeeds on a retry', async () => {
    override(http.put(`${API}/files/objects`, () => HttpResponse.error(), { once: true }));
    const world = await visit();
    world.choose(pdf('a.pdf'));
    await vi.waitFor(() => expect(world.files()[0]!.state).toEqual({ status: 'failed', code: 'network' }));
    world.choose(pdf('b.pdf'));
    await vi.waitFor(() => expect(world.storageKeys()).toHaveLength(1));
    world.store.dispatch(uploadRetried(world.files()[0]!.id));
    await world.waitForUploads(2);
  });

  it('sends no bytes to an address without TLS', async () => {
    let putCount = 0;
    override(
      http.post(`${API}/files/signedurl`, () => HttpResponse.json({ url: 'http://storage.test/a', key: 'k' })),
      http.put('http://storage.test/a', () => {
        putCount += 1;
        return new HttpResponse(null);
      }),
    );
    const world = await visit();
    world.choose(pdf());
    await vi.waitFor(() => expect(world.files()[0]!.state).toEqual({ status: 'failed', code: 'untrusted' }));
    expect(putCount).toBe(0);
  });

  it.each(['its removal', 'a logout'] as const)('is aborted after %s', async (cause) => {
    const aborted = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    override(
      http.put(`${API}/files/objects`, async ({ request }) => {
        request.signal.addEventListener('abort', () => aborted.resolve());
        started.resolve();
        await aborted.promise;
        return new HttpResponse(null);
      }),
    );
    const world = await visit();
    world.choose(pdf());
    await started.promise;
    world.store.dispatch(cause === 'its removal' ? fileRemoved(world.files()[0]!.id) : logoutRequested('user'));
    await aborted.promise;
    expect(world.files()).toEqual([]);
  });

  it('restores uploaded files after a reload and marks the others as lost until they are chosen again', async () => {
    const storage = memoryStorage();
    const firstVisit = await visit(storage);
    firstVisit.choose(pdf('up.pdf'));
    await firstVisit.waitForUploads(1);
    override(http.put(`${API}/files/objects`, () => HttpResponse.error(), { once: true }));
    firstVisit.choose(pdf('down.pdf'));
    await vi.waitFor(() => expect(firstVisit.files()[1]!.state.status).toBe('failed'));
    firstVisit.task.cancel();
    const secondVisit = await visit(storage);
    expect(secondVisit.files().map(({ name, state }) => [name, state.status])).toEqual([
      ['up.pdf', 'uploaded'],
      ['down.pdf', 'lost'],
    ]);
    secondVisit.choose(pdf('down.pdf'));
    await secondVisit.waitForUploads(2);
  });

  it('restores the stored files beside one that is chosen before the composer has opened', async () => {
    const storage = memoryStorage();
    const firstVisit = await visit(storage);
    firstVisit.choose(pdf('stored.pdf'));
    await firstVisit.waitForUploads(1);
    firstVisit.task.cancel();
    const secondVisit = await visit(storage, { isOpen: false });
    secondVisit.choose(pdf('new.pdf'));
    secondVisit.store.dispatch(composerOpened());
    await secondVisit.waitForUploads(2);
    expect(secondVisit.files().map(({ name }) => name)).toEqual(['stored.pdf', 'new.pdf']);
  });

  it('keeps the files that another tab has stored for another draft', async () => {
    const storage = memoryStorage();
    const firstTab = await visit(storage);
    const secondTab = await visit(storage);
    firstTab.choose(pdf('ticket.pdf'));
    await firstTab.waitForUploads(1);
    secondTab.store.dispatch(filesChosen('reply-ticket-3', [pdf('reply.pdf')]));
    await secondTab.waitForUploads(1);
    expect(JSON.parse(secondTab.draft('ticket-files')['files']!)).toMatchObject([{ name: 'ticket.pdf' }]);
    expect(JSON.parse(secondTab.draft('reply-ticket-3-files')['files']!)).toMatchObject([{ name: 'reply.pdf' }]);
  });

  it('restores ten uploaded files although another one was lost', async () => {
    const storage = memoryStorage();
    const firstVisit = await visit(storage);
    override(http.put(`${API}/files/objects`, () => HttpResponse.error(), { once: true }));
    firstVisit.choose(pdf('down.pdf'));
    await vi.waitFor(() => expect(firstVisit.files()[0]!.state.status).toBe('failed'));
    firstVisit.choose(...Array.from({ length: 10 }, (_each, index) => pdf(`${index}.pdf`)));
    await vi.waitFor(() => expect(firstVisit.storageKeys()).toHaveLength(10));
    firstVisit.task.cancel();
    const secondVisit = await visit(storage);
    expect(secondVisit.storageKeys()).toHaveLength(10);
  });

  it('restores the files of a reply separately from those of a new ticket', async () => {
    const storage = memoryStorage();
    const firstVisit = await visit(storage);
    firstVisit.choose(pdf('ticket.pdf'));
    firstVisit.store.dispatch(filesChosen('reply-ticket-3', [pdf('reply.pdf')]));
    await firstVisit.waitForUploads(2);
    firstVisit.task.cancel();
    const secondVisit = await visit(storage);
    expect(secondVisit.files().map(({ draft, name }) => `${draft} ${name}`)).toEqual([
      'ticket ticket.pdf',
      'reply-ticket-3 reply.pdf',
    ]);
  });

  it.each(['user', 'otherTab'] as const)('removes the file from the stored drafts on a logout (%s)', async (reason) => {
    const world = await visit();
    world.choose(pdf());
    await world.waitForUploads(1);
    world.store.dispatch(logoutRequested(reason));
    expect(world.draft('ticket-files')).toEqual({});
  });

  it('keeps the file for the same user when the session expires', async () => {
    const world = await visit();
    world.choose(pdf());
    await world.waitForUploads(1);
    world.store.dispatch(logoutRequested('expired'));
    expect(world.draft('ticket-files')['files']).toContain('receipt.pdf');
  });
});
