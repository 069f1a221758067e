import { createServer, type MockServer } from '@plinth/mocks/node';
import { http } from 'msw';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { readDraft } from '#core/drafts/drafts.ts';
import type { Feature } from '#core/feature.ts';
import type { Storage } from '#core/storage/storage.ts';
import { API, createWorld, memoryStorage, OWNER, tokenOf, type World } from '#testing/world.ts';
import { filesChosen, selectAttachments, composerOpened } from '../composer-slice.ts';
import { ticketComposerFeature } from '../feature.ts';
import { selectTicketSubmission, ticketSubmission } from '../ticket-submission.ts';

/** The owner of the business that the mock provider finances. */
export const USER = { ...OWNER, customerId: `customer-${OWNER.uid}` };

/** The subject and message of a valid ticket. */
export const TICKET_TEXT = { subject: 'Receipt', message: 'As requested' };

/** Returns a PDF file of `size` bytes. */
export const pdf = (name = 'receipt.pdf', size = 4) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

/**
 * Runs each test against a fresh mock provider and closes all visits after it.
 * @param feature the feature under test.
 */
export function setUpTickets(feature: Feature = ticketComposerFeature) {
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

  /**
   * Opens a page with a composer. Two visits with the same storage are visits in the same browser.
   * @param options `isOpen: false` leaves opening the composer to the test.
   */
  async function visit(storage: Storage = memoryStorage(), { isOpen = true } = {}) {
    storage.set('accessToken', tokenOf(USER, 1));
    const world = createWorld({ user: USER, storage });
    worlds.push(world);
    world.join(feature);
    await vi.waitFor(() => expect(world.store.getState().customers.status).toBe('ready'));
    if (isOpen) world.store.dispatch(composerOpened());
    const files = () => world.read(selectAttachments);
    return {
      ...world,
      files,
      submission: () => world.read(selectTicketSubmission),
      choose: (...files: readonly File[]) => world.store.dispatch(filesChosen('ticket', files)),
      waitForUploads: (count: number) =>
        vi.waitFor(() => expect(files().map(({ state }) => state.status)).toEqual(Array(count).fill('uploaded'))),
      storageKeys: () => files().flatMap(({ state }) => (state.status === 'uploaded' ? [state.key] : [])),
      submit: (keys: readonly string[] = []) =>
        world.store.dispatch(ticketSubmission.submitted({ draft: 'ticket', ticket: { ...TICKET_TEXT, files: keys } })),
      draft: (name: string) => readDraft(storage, USER.uid, name),
    };
  }

  /** Overrides calls of the provider for the rest of the test. */
  const override = (...handlers: Parameters<MockServer['server']['use']>) => provider.server.use(...handlers);

  /** Records the idempotency key of each created ticket; `respond` replaces the provider's response. */
  function recordCreations(respond?: () => Response | undefined): (string | null)[] {
    const keys: (string | null)[] = [];
    override(
      http.post(`${API}/tasks/customers/:id`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return respond?.();
      }),
    );
    return keys;
  }

  return { visit, override, recordCreations };
}
