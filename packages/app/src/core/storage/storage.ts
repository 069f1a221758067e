import * as v from 'valibot';
import { storageName } from './stored-text.ts';

/** Every key that the app stores in the browser, with its area and the schema of its value. */
const KEYS = {
  accessToken: { area: 'local', schema: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/)) },
  refreshToken: { area: 'local', schema: v.string() },
  /** The account of a session of the demo; its tokens are stored like the product's. */
  demoAccount: {
    area: 'local',
    schema: v.object({
      id: v.pipe(v.number(), v.safeInteger()),
      fullName: v.string(),
      email: v.string(),
      avatar: v.nullable(v.string()),
      role: v.picklist(['admin', 'client']),
      ability: v.array(v.object({ action: v.string(), subject: v.string() })),
      endsWithTab: v.exactOptional(v.boolean()),
    }),
  },
  /** Id of the demo's account whose session belongs to this tab alone. */
  demoTab: { area: 'session', schema: v.pipe(v.number(), v.safeInteger()) },
  /** Why the last session ended, for tabs that only notice that its tokens are removed. */
  sessionEnd: { area: 'local', schema: v.picklist(['user', 'expired']) },
  /** The time of the last input in any tab, in milliseconds since the epoch. */
  lastInput: { area: 'local', schema: v.number() },
  signInStep: { area: 'local', schema: v.picklist(['register', 'bank', 'accounting', 'commerce', 'complete']) },
  /** Id of the lead whose specialist step is completed. */
  specialistLead: { area: 'local', schema: v.pipe(v.string(), v.nonEmpty()) },
  signInEmail: { area: 'local', schema: v.pipe(v.string(), v.maxLength(320)) },
  registration: { area: 'local', schema: v.object({ uid: v.string(), providerId: v.string(), key: v.string() }) },
  returnTo: {
    area: 'session',
    schema: v.object({
      path: v.pipe(v.string(), v.maxLength(2048)),
      at: v.number(),
      /** The only user who may return there; null for any user. */
      uid: v.nullable(v.string()),
    }),
  },
  linkState: {
    area: 'session',
    schema: v.object({
      state: v.string(),
      kind: v.picklist(['bank', 'accounting', 'commerce']),
      from: v.string(),
      /** The user who started the link. */
      uid: v.string(),
      again: v.exactOptional(v.boolean()),
      linkId: v.exactOptional(v.string()),
    }),
  },
  promo: {
    area: 'local',
    schema: v.object({
      code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
      key: v.pipe(v.string(), v.nonEmpty()),
    }),
  },
  announcedLimits: { area: 'local', schema: v.record(v.string(), v.pipe(v.number(), v.integer())) },
  mutedTopics: { area: 'local', schema: v.record(v.string(), v.array(v.string())) },
  skin: { area: 'local', schema: v.picklist(['light', 'bordered', 'dark', 'semi-dark']) },
  lightSkin: { area: 'local', schema: v.picklist(['light', 'bordered', 'semi-dark']) },
  layout: {
    area: 'local',
    schema: v.object({
      contentWidth: v.exactOptional(v.picklist(['full', 'boxed'])),
      menuCollapsed: v.exactOptional(v.boolean()),
      menuHidden: v.exactOptional(v.boolean()),
      layout: v.exactOptional(v.picklist(['vertical', 'horizontal'])),
      navbarColor: v.exactOptional(
        v.picklist(['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark']),
      ),
      navbarType: v.exactOptional(v.picklist(['floating', 'sticky', 'static', 'hidden'])),
      footerType: v.exactOptional(v.picklist(['static', 'sticky', 'hidden'])),
      routerTransition: v.exactOptional(v.picklist(['fade', 'fade-in-left', 'zoom-in', 'none'])),
    }),
  },
  direction: { area: 'local', schema: v.picklist(['ltr', 'rtl']) },
  bookmarks: { area: 'local', schema: v.array(v.string()) },
  recentlyFound: { area: 'local', schema: v.array(v.string()) },
  language: { area: 'local', schema: v.pipe(v.string(), v.maxLength(35)) },
  flags: { area: 'local', schema: v.array(v.string()) },
  /** Whether the answers of the demo's knowledge base were helpful, by question. */
  helpfulAnswers: { area: 'local', schema: v.record(v.string(), v.boolean()) },
  /** A random id, new with every change of the demo's chats, so that other tabs load them again. */
  chatChange: { area: 'local', schema: v.pipe(v.string(), v.nonEmpty()) },
  /** Who comments on posts of the demo's blog. */
  commenter: { area: 'local', schema: v.object({ name: v.string(), email: v.string(), website: v.string() }) },
  /** The arrangement of the columns of the demo's table of employees. */
  employeeColumns: {
    area: 'local',
    schema: v.object({
      order: v.array(v.string()),
      hidden: v.array(v.string()),
      pinned: v.object({ start: v.array(v.string()), end: v.array(v.string()) }),
      widths: v.record(v.string(), v.number()),
    }),
  },
  /** The email address that was entered on the demo's page of what comes soon. */
  comingSoonEmail: { area: 'session', schema: v.pipe(v.string(), v.maxLength(320)) },
  /** Whether the fonts are in the browser's cache. The boot script reads and writes it. */
  fonts: { area: 'local', schema: v.literal('cached') },
  reloadedFor: { area: 'session', schema: v.string() },
  /** How many reports this tab has made. */
  reportCount: { area: 'session', schema: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) },
  drafts: { area: 'local', schema: v.record(v.string(), v.record(v.string(), v.string())) },
} as const satisfies Record<string, { area: 'local' | 'session'; schema: v.GenericSchema }>;

/** Name of a stored value; its key in the browser is `plinth.<name>`. */
export type StorageKey = keyof typeof KEYS;
/** Value of a key. */
export type StoredValue<Key extends StorageKey> = v.InferOutput<(typeof KEYS)[Key]['schema']>;

/** The app's stored values. They are validated on reading, so a tampered value reads as absent. */
export interface Storage {
  get<Key extends StorageKey>(key: Key): StoredValue<Key> | null;
  /** Stores a value. Returns false where the browser refuses it: then it lasts as long as the page. */
  set<Key extends StorageKey>(key: Key, value: StoredValue<Key>): boolean;
  remove(...keys: StorageKey[]): void;
  /** Returns whether the browser keeps what is stored. Where its storage is blocked or full, values last as long as the page. */
  isKept(): boolean;
  /** Returns whether the browser has refused a value, which lasts as long as the page. */
  hasRefused(): boolean;
  /** Calls `listener` when the browser refuses a value; returns a function that unsubscribes. */
  onRefusal(listener: () => void): () => void;
  /** Calls `listener` when another tab changes a key; returns a function that unsubscribes. */
  onChange(listener: (key: StorageKey) => void): () => void;
}

type Area = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An area that keeps values in memory when the browser refuses them. */
interface FallbackArea extends Omit<Area, 'setItem'> {
  /** Returns whether the browser has stored the value. */
  readonly setItem: (name: string, value: string) => boolean;
  /** Returns whether a value is in memory only. */
  readonly hasRefused: () => boolean;
  /** Returns whether every value is in the browser's area, and another one of this length would be. */
  readonly isKept: (length: number) => boolean;
}

/** The length of a text that must fit for a session to be stored: that of its tokens. */
const SESSION_LENGTH = 4_096;
const PROBE = storageName('probe');

/** Wraps an area with a fallback to memory when the browser's is blocked or full, so that signing in still works. */
function withMemoryFallback(open: () => Area | undefined): FallbackArea {
  const memory = new Map<string, string>();
  const attempt = <Result>(action: (area: Area) => Result): Result | undefined => {
    try {
      const area = open();
      return area ? action(area) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (name) => memory.get(name) ?? attempt((area) => area.getItem(name)) ?? null,
    setItem: (name, value) => {
      const isStored = attempt((area) => {
        area.setItem(name, value);
        return true;
      });
      if (isStored) memory.delete(name);
      else memory.set(name, value);
      return isStored === true;
    },
    removeItem: (name) => {
      memory.delete(name);
      attempt((area) => area.removeItem(name));
    },
    hasRefused: () => memory.size > 0,
    isKept: (length) => {
      const fits = attempt((area) => {
        area.setItem(PROBE, '0'.repeat(length));
        area.removeItem(PROBE);
        return true;
      });
      return fits === true && memory.size === 0;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a stored value. Strings are stored without quotes, because the specification stores plain tokens
 * (product.md#limits). Only the schema says what a text such as `1024` is.
 */
function decode<Value>(text: string, schema: v.GenericSchema<Value>): Value | null {
  for (const value of [text, parseJson(text)]) {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
  }
  return null;
}

/** Creates the storage. @param areas the browser's own by default; tests replace them. */
export function createStorage(
  areas: { readonly local: () => Area | undefined; readonly session: () => Area | undefined } = {
    local: () => globalThis.localStorage,
    session: () => globalThis.sessionStorage,
  },
): Storage {
  const storageAreas = { local: withMemoryFallback(areas.local), session: withMemoryFallback(areas.session) };
  const refusalListeners = new Set<() => void>();
  return {
    get<Key extends StorageKey>(key: Key): StoredValue<Key> | null {
      const text = storageAreas[KEYS[key].area].getItem(storageName(key));
      return text === null ? null : decode(text, KEYS[key].schema as v.GenericSchema<StoredValue<Key>>);
    },
    set(key, value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const isStored = storageAreas[KEYS[key].area].setItem(storageName(key), text);
      if (!isStored) for (const listener of refusalListeners) listener();
      return isStored;
    },
    remove(...keys) {
      for (const key of keys) storageAreas[KEYS[key].area].removeItem(storageName(key));
    },
    isKept: () => storageAreas.local.isKept(SESSION_LENGTH),
    hasRefused: () => Object.values(storageAreas).some((area) => area.hasRefused()),
    onRefusal(listener) {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
    onChange(listener) {
      const handle = (event: StorageEvent) => {
        for (const key of Object.keys(KEYS) as StorageKey[]) {
          if (event.key === storageName(key) || event.key === null) listener(key);
        }
      };
      globalThis.addEventListener?.('storage', handle);
      return () => globalThis.removeEventListener?.('storage', handle);
    },
  };
}
