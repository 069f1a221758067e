/** What happens at the provider while nobody calls it: the mock's own way to let it happen. */
import { loadDb, saveDb, dbKeys, type Db } from '../db.ts';
import type { KeyValueStore } from '../store.ts';
import { DAY, WEEK } from '../time.ts';
import { approve, fund, raiseLimit } from './financing.ts';
import { passTime } from './pass-time.ts';

/** Every event by its name. One that finds nothing to happen to changes nothing. */
const EVENTS = {
  /** The lead's amount is approved as a new contract, and its money is on its way. */
  approved: approve,
  /** The money of every approved contract arrives: they are topped up, and collected from the next Monday on. */
  funded: fund,
  /** The limit rises by half of the newest contract. */
  'topup-available': raiseLimit,
  /** The bank that was linked first, of those that are connected, stops sharing data. */
  'bank-broken': breakBank,
  /** The newest open ticket is answered. */
  'ticket-answered': answerTicket,
} as const satisfies Record<string, (db: Db, now: Date) => void>;

type EventName = keyof typeof EVENTS;

/** An event of the provider, or time that passes: `3w`, `21d`. */
export type Happening = EventName | `${number}${'d' | 'w'}`;

const SPAN = /^([1-9]\d{0,2})([dw])$/;

const isHappening = (word: string): word is Happening => Object.hasOwn(EVENTS, word) || SPAN.test(word);

/** Reads `approved,funded,3w`: what happens, in this order. Null when it is anything else. */
export function readHappenings(text: string): Happening[] | null {
  const words = text.split(',').map((word) => word.trim());
  return words.every(isHappening) ? words : null;
}

/** Lets it happen to every business in the store, one after the other, and keeps what came of it. */
export function happen(store: KeyValueStore, happenings: readonly Happening[], now: Date): void {
  for (const key of dbKeys(store)) {
    const db = loadDb(store, key);
    if (!db) continue;
    for (const happening of happenings) apply(db, happening, now);
    saveDb(store, key, db);
  }
}

function apply(db: Db, happening: Happening, now: Date): void {
  const [, count, unit] = SPAN.exec(happening) ?? [];
  if (count !== undefined) passTime(db, Number(count) * (unit === 'w' ? WEEK : DAY));
  else EVENTS[happening as EventName](db, now);
}

function breakBank(db: Db, now: Date): void {
  const bank = db.connections.find(({ status }) => status === 'CONNECTED');
  db.connections = db.connections.map((connection) =>
    connection === bank
      ? { ...connection, status: 'AUTH_ERROR', statusChangedAt: now.toISOString(), readMinutesAgo: null }
      : connection,
  );
}

function answerTicket(db: Db): void {
  const newest = db.tasks.findLast(({ status }) => status === 'OPEN');
  db.tasks = db.tasks.map((task) => (task === newest ? { ...task, status: 'ANSWERED' } : task));
}
