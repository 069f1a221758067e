import * as v from 'valibot';

/** Every key that the app keeps in the browser, with where it lives and what it may hold. Nothing else does. */
const KEYS = {
  accessToken: { area: 'local', schema: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/)) },
  refreshToken: { area: 'local', schema: v.string() },
  /** Why the last session ended, for tabs that only see that its tokens are gone. */
  sessionEnd: { area: 'local', schema: v.picklist(['user', 'expired']) },
  signInStep: { area: 'local', schema: v.picklist(['register', 'bank', 'accounting', 'commerce', 'complete']) },
  signInEmail: { area: 'local', schema: v.pipe(v.string(), v.maxLength(320)) },
  registration: { area: 'local', schema: v.object({ uid: v.string(), providerId: v.string(), key: v.string() }) },
  returnTo: { area: 'session', schema: v.object({ path: v.pipe(v.string(), v.maxLength(2048)), at: v.number() }) },
  linkState: {
    area: 'session',
    schema: v.object({
      state: v.string(),
      kind: v.picklist(['bank', 'accounting', 'commerce']),
      from: v.string(),
      again: v.exactOptional(v.boolean()),
    }),
  },
  promo: {
    area: 'local',
    schema: v.object({
      code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
      key: v.pipe(v.string(), v.nonEmpty()),
    }),
  },
  toldLimits: { area: 'local', schema: v.record(v.string(), v.pipe(v.number(), v.integer())) },
  quietNotices: { area: 'local', schema: v.record(v.string(), v.array(v.string())) },
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
  reloadedFor: { area: 'session', schema: v.string() },
  drafts: { area: 'local', schema: v.record(v.string(), v.record(v.string(), v.string())) },
} as const satisfies Record<string, { area: 'local' | 'session'; schema: v.GenericSchema }>;

/** Name of a kept value; in the browser it is `plinth.<name>`. */
export type StorageKey = keyof typeof KEYS;
/** What the key holds. */
export type StoredValue<Key extends StorageKey> = v.InferOutput<(typeof KEYS)[Key]['schema']>;

/** The app's kept values: parsed on reading, so a value that was tampered with reads as absent. */
export interface Storage {
  get<Key extends StorageKey>(key: Key): StoredValue<Key> | null;
  set<Key extends StorageKey>(key: Key, value: StoredValue<Key>): void;
  remove(...keys: StorageKey[]): void;
  /** Calls back when another tab changed a key; returns the way to stop. */
  onChange(listener: (key: StorageKey) => void): () => void;
}

type Area = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Name in the browser of a key. */
export function storageName(key: StorageKey): string {
  return `plinth.${key}`;
}

/** Uses the browser's area while it works, and memory where it is blocked or full: the app still signs in. */
function guarded(open: () => Area | undefined): Area {
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
      const kept = attempt((area) => {
        area.setItem(name, value);
        return true;
      });
      if (kept) memory.delete(name);
      else memory.set(name, value);
    },
    removeItem: (name) => {
      memory.delete(name);
      attempt((area) => area.removeItem(name));
    },
  };
}

/** Strings are kept as they are, so that the tokens stand under their keys as the specification has it (§9). */
function decode(text: string): unknown {
  if (!/^[[{"]|^(true|false|null|-?\d+(\.\d+)?)$/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** @param areas replaced in tests; by default the browser's own. */
export function createStorage(
  areas: { readonly local: () => Area | undefined; readonly session: () => Area | undefined } = {
    local: () => globalThis.localStorage,
    session: () => globalThis.sessionStorage,
  },
): Storage {
  const open = { local: guarded(areas.local), session: guarded(areas.session) };
  return {
    get<Key extends StorageKey>(key: Key): StoredValue<Key> | null {
      const text = open[KEYS[key].area].getItem(storageName(key));
      if (text === null) return null;
      const parsed = v.safeParse(KEYS[key].schema as v.GenericSchema<StoredValue<Key>>, decode(text));
      return parsed.success ? parsed.output : null;
    },
    set(key, value) {
      open[KEYS[key].area].setItem(storageName(key), typeof value === 'string' ? value : JSON.stringify(value));
    },
    remove(...keys) {
      for (const key of keys) open[KEYS[key].area].removeItem(storageName(key));
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
