import { writeValue, type KeyValueStore } from '#engine/store.ts';
/** Events at the provider that no call of the app causes. */
import { loadDb, dbKeys, type Db } from '../db.ts';
import { DAY_MS, WEEK_MS } from '../time.ts';
import { approve, fund, raiseLimit } from './financing.ts';
import { passTime } from './pass-time.ts';

/** Every event by name. An event that does not apply changes nothing. */
const EVENTS = {
  /** The lead's amount is approved as a new contract, and the money is on its way. */
  approved: approve,
  /** The money of every approved contract arrives; collections start on the next Monday. */
  funded: fund,
  /** The limit rises by half of the newest contract. */
  'topup-available': raiseLimit,
  /** The first connected bank stops sharing data. */
  'bank-broken': breakBank,
  /** The newest open ticket is answered. */
  'ticket-answered': answerTicket,
} as const satisfies Record<string, (db: Db, now: Date) => void>;

type EventName = keyof typeof EVENTS;

/** An event of the provider, or a duration that passes: `3w`, `21d`. */
export type ProviderEvent = EventName | `${number}${'d' | 'w'}`;

const DURATION_PATTERN = /^([1-9]\d{0,2})([dw])$/;

const isProviderEvent = (name: string): name is ProviderEvent =>
  Object.hasOwn(EVENTS, name) || DURATION_PATTERN.test(name);

/** Parses `approved,funded,3w`: events in order; null when any is unknown. */
export function parseEvents(text: string): ProviderEvent[] | null {
  const names = text.split(',').map((name) => name.trim());
  return names.every(isProviderEvent) ? names : null;
}

/** Applies events to every business in the store, and stores the result. */
export function applyEvents(store: KeyValueStore, events: readonly ProviderEvent[], now: Date): void {
  for (const key of dbKeys(store)) {
    const db = loadDb(store, key);
    if (!db) continue;
    for (const event of events) applyEvent(db, event, now);
    writeValue(store, key, db);
  }
}

function applyEvent(db: Db, event: ProviderEvent, now: Date): void {
  const [, count, unit] = DURATION_PATTERN.exec(event) ?? [];
  if (count !== undefined) passTime(db, Number(count) * (unit === 'w' ? WEEK_MS : DAY_MS));
  else EVENTS[event as EventName](db, now);
}

function breakBank(db: Db, now: Date): void {
  const bank = db.connections.find(({ status }) => status === 'CONNECTED');
  db.connections = db.connections.map((connection) =>
    connection === bank
      ? { ...connection, status: 'AUTH_ERROR', statusChangedAt: now.toISOString(), readMinutesAgo: null }
      : connection,
  );
}

const ANSWER = 'Thank you. We looked into it and will call you tomorrow.';

function answerTicket(db: Db, now: Date): void {
  const newest = db.tasks.findLast(({ status }) => status === 'OPEN');
  db.tasks = db.tasks.map((task) =>
    task === newest ? { ...task, status: 'ANSWERED', answer: ANSWER, answeredAt: now.toISOString() } : task,
  );
}
