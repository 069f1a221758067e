import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { writeDraft } from '#core/drafts/drafts.ts';
import { selectTickets, selectTicketsPanel, tickets } from '#features/_shared/tickets/tickets-slice.ts';
import { memoryStorage } from '#testing/world.ts';
import { draftDiscarded, filesChosen } from './composer-slice.ts';
import { pdf, setUpTickets, TICKET_TEXT, USER } from './testing/tickets-world.ts';
import { ticketSubmission } from './ticket-submission.ts';

const { visit, recordCreations } = setUpTickets();

describe('submitting a ticket', () => {
  it('puts the ticket first in the list and removes its draft', async () => {
    const world = await visit();
    world.store.dispatch(tickets.requested());
    await vi.waitFor(() => expect(world.read(selectTicketsPanel).status).toBe('ready'));
    writeDraft(world.storage, USER.uid, 'ticket', TICKET_TEXT);
    world.choose(pdf());
    await world.waitForUploads(1);
    world.submit(world.storageKeys());
    await vi.waitFor(() => expect(world.submission()).toMatchObject({ status: 'sent', input: { draft: 'ticket' } }));
    await vi.waitFor(() => expect(world.read(selectTickets)).toHaveLength(5));
    expect(world.files()).toEqual([]);
    expect(['ticket', 'ticket-files', 'ticket-try'].map(world.draft)).toEqual([{}, {}, {}]);
  });

  it('sends one request when the button is pressed twice', async () => {
    const keys = recordCreations();
    const world = await visit();
    world.submit();
    world.submit();
    await vi.waitFor(() => expect(world.submission().status).toBe('sent'));
    expect(keys).toHaveLength(1);
  });

  it('sends a ticket without a response again only by hand, with the same key, even after a reload', async () => {
    let attempts = 0;
    const keys = recordCreations(() => ((attempts += 1) < 3 ? HttpResponse.error() : undefined));
    const storage = memoryStorage();
    const firstVisit = await visit(storage);
    firstVisit.submit();
    await vi.waitFor(() => expect(firstVisit.submission()).toMatchObject({ status: 'failed', code: 'network' }));
    expect(keys).toHaveLength(1);
    firstVisit.submit();
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    await vi.waitFor(() => expect(firstVisit.submission().status).toBe('failed'));
    firstVisit.task.cancel();
    const secondVisit = await visit(storage);
    secondVisit.submit();
    await vi.waitFor(() => expect(secondVisit.submission().status).toBe('sent'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('uses a new key when a failed ticket was changed', async () => {
    const keys = recordCreations(() => HttpResponse.error());
    const world = await visit();
    world.submit();
    await vi.waitFor(() => expect(world.submission().status).toBe('failed'));
    world.store.dispatch(
      ticketSubmission.submitted({ draft: 'ticket', ticket: { ...TICKET_TEXT, message: 'Another', files: [] } }),
    );
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('discarding a draft', () => {
  it('removes its text and files and keeps the other draft', async () => {
    const world = await visit();
    writeDraft(world.storage, USER.uid, 'ticket', TICKET_TEXT);
    writeDraft(world.storage, USER.uid, 'topup', TICKET_TEXT);
    world.choose(pdf());
    world.store.dispatch(filesChosen('topup', [pdf('sales.csv')]));
    await world.waitForUploads(2);
    world.store.dispatch(draftDiscarded('ticket'));
    expect(['ticket', 'ticket-files'].map(world.draft)).toEqual([{}, {}]);
    expect(world.draft('topup')).toEqual(TICKET_TEXT);
    expect(world.files().map(({ name }) => name)).toEqual(['sales.csv']);
  });
});
