import type { Task } from '@plinth/api-client/resources/tasks';
import { call, put, select } from 'typed-redux-saga';
import { createSubmission } from '#core/submission/create-submission.ts';
import { NOT_SUBMITTED, type Submission } from '#core/submission/submission.ts';
import { selectTickets, tickets } from '#features/_shared/tickets/tickets-slice.ts';

/** A draft: a new ticket, a top-up request, or the reply to a ticket with its id. Each exists at most once. */
export type DraftName = 'ticket' | 'topup' | `reply-${string}`;

/** Whether a name is that of a draft, rather than of another form or of a draft's files. */
export const isDraftName = (name: string): name is DraftName =>
  name === 'ticket' || name === 'topup' || (name.startsWith('reply-') && !/-(?:files|try)$/.test(name));

/** A ticket as it is sent; `files` are storage keys. */
export interface Ticket {
  readonly subject: string;
  readonly message: string;
  readonly files: readonly string[];
}

/** A draft, and the ticket that was made of it. */
export interface TicketInput {
  readonly draft: DraftName;
  readonly ticket: Ticket;
}

/** Sends a ticket. */
export const ticketSubmission = createSubmission<TicketInput, Task>({
  name: 'ticketSubmission',
  draftOf: ({ draft }) => draft,
  *send({ ticket }, { client, customerId, idempotencyKey }) {
    if (customerId === null) throw new Error('A ticket needs a customer');
    const options = { idempotencyKey: idempotencyKey() };
    const task = yield* call(() => client.tasks.create(customerId, ticket, options));
    // Shows the ticket immediately; the provider's list replaces it once it has loaded.
    yield* put(tickets.changed([...(yield* select(selectTickets)), task]));
    yield* put(tickets.invalidated());
    return task;
  },
});

/** State of the last submission of a ticket. */
export type TicketSubmission = Submission<TicketInput, Task>;

export const selectTicketSubmission = (state: { readonly ticketSubmission?: TicketSubmission }): TicketSubmission =>
  state.ticketSubmission ?? NOT_SUBMITTED;

/** Whether a submission is that of a draft. */
export const isOfDraft = (submission: TicketSubmission, draft: DraftName): boolean =>
  submission.status !== 'idle' && submission.input.draft === draft;
