import type { Task } from '@plinth/api-client/resources/tasks';
import { describe, expect, it } from 'vitest';
import { selectTickets, tickets } from './tickets-slice.ts';

const ticket = (id: string, createdAt: string): Task => ({
  id,
  createdAt,
  files: [],
  subject: null,
  message: null,
  status: null,
  answer: null,
  answeredAt: null,
});

describe('selectTickets', () => {
  it('sorts newest first and removes duplicates', () => {
    const old = ticket('old', '2026-11-01T09:00:00Z');
    const recent = ticket('recent', '2026-11-17T09:00:00Z');
    const state = { tickets: tickets.reducer(undefined, tickets.loaded({ data: [old, recent, old], loadedAt: 0 })) };
    expect(selectTickets(state).map(({ id }) => id)).toEqual(['recent', 'old']);
  });
});
