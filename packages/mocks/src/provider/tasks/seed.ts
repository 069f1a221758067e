import type { Task } from '@plinth/api-client/resources/tasks';
import type { Scenario } from '#scenarios/scenarios.ts';
import { instantBefore, DAY_MS, HOUR_MS } from '#time.ts';
import { keyOf } from '../files/data.ts';
import { DOCUMENTS_ID, type DocumentName } from '../files/documents.ts';

interface SampleTask {
  readonly subject: string;
  readonly message: string;
  readonly status: 'OPEN' | 'ANSWERED' | 'CLOSED';
  readonly ageMs: number;
  readonly files: readonly DocumentName[];
  readonly answer?: { readonly text: string; readonly ageMs: number };
}

/** Oldest first. */
const SAMPLE_TASKS: readonly SampleTask[] = [
  {
    subject: 'Change of the collection account',
    message: 'Please collect from Larkfield checking ····4417 instead of ····7703.',
    status: 'CLOSED',
    ageMs: 61 * DAY_MS,
    files: ['larkfield-statement.pdf'],
    answer: {
      text: 'We’ll collect from Larkfield ····4417 from Monday. Nothing else changes.',
      ageMs: 60 * DAY_MS,
    },
  },
  {
    subject: 'Second card terminal',
    message: 'We lease a second terminal on Division Street. You can count its sales from next week.',
    status: 'CLOSED',
    ageMs: 40 * DAY_MS,
    files: ['terminal-lease.pdf', 'weekly-sales.csv'],
    answer: { text: 'Thank you. We count the second terminal from this week.', ageMs: 38 * DAY_MS },
  },
  {
    subject: 'Transfer fee charged twice',
    message: 'The transfer fee of $350 was charged twice.',
    status: 'ANSWERED',
    ageMs: 9 * DAY_MS,
    files: [],
    answer: {
      text: 'You’re right. We refunded $350 to Larkfield ····4417.\nIt can take two business days to appear.',
      ageMs: 8 * DAY_MS,
    },
  },
  {
    subject: 'Top-up for the holiday season',
    message: 'Fennel Press asks for half of the gift boxes in advance. The invoice and our sales are attached.',
    status: 'OPEN',
    ageMs: 26 * HOUR_MS,
    files: ['invoice-fennel-press.pdf', 'weekly-sales.csv'],
  },
];

/** The tickets that a user of a scenario starts with, oldest first. */
export function seedTasks({ portfolio }: Scenario, customer: { readonly id: string } | null, now: Date): Task[] {
  if (portfolio === 'none' || !customer) return [];
  return SAMPLE_TASKS.map(({ subject, message, status, ageMs, files, answer }, index) => ({
    id: `ticket-${index + 1}`,
    createdAt: instantBefore(now, ageMs),
    subject,
    message,
    status,
    files: files.map((name) => keyOf(customer.id, DOCUMENTS_ID, name)),
    answer: answer?.text ?? null,
    answeredAt: answer ? instantBefore(now, answer.ageMs) : null,
  }));
}
