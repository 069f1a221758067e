import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'is not an http(s) address'),
);
const pathOrOrigin = v.union(
  [v.pipe(v.string(), v.regex(/^\/[\w/-]*$/)), origin],
  'must be a path such as /v1 or an https address',
);
const onOrOff = v.picklist(['on', 'off'], 'must be on or off');
const idleMinutes = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'must be a number of minutes'),
  v.transform(Number),
  v.minValue(2, 'must be at least 2'),
);
const required = v.pipe(v.string('is missing'), v.minLength(1, 'is missing'));

const Settings = v.object({
  VITE_API_URL: v.optional(pathOrOrigin, '/v1'),
  VITE_CONTENT_URL: v.optional(pathOrOrigin),
  VITE_FLAGS_URL: v.optional(pathOrOrigin),
  VITE_IDEMPOTENCY_KEY: v.optional(onOrOff, 'off'),
  VITE_SANDBOX: v.optional(onOrOff, 'on'),
  VITE_IDLE_MINUTES: v.optional(idleMinutes),
  VITE_REPORT_URL: v.optional(pathOrOrigin),
  VITE_FIREBASE_API_KEY: required,
  VITE_FIREBASE_AUTH_DOMAIN: required,
  VITE_FIREBASE_PROJECT_ID: required,
});

/** Deployment settings, read once at start-up from the build's environment (`.env.example` documents each). */
export interface Settings {
  /** Base URL of the provider's API: a path of this origin or an absolute URL. */
  readonly apiUrl: string;
  /** Base URL of the institutions' logos; null without one, and banks show their initials. */
  readonly contentUrl: string | null;
  /** Address of the flag service; null where the API has the flags. */
  readonly flagsUrl: string | null;
  /**
   * Whether writes have the header `Idempotency-Key`, with which sending one again can't duplicate it. An API on another
   * origin has to permit the header.
   */
  readonly idempotencyKeys: boolean;
  /** Shows the SANDBOX label (product.md#limits). */
  readonly sandbox: boolean;
  /** Minutes without input after which a session ends; null where it doesn't. */
  readonly idleMinutes: number | null;
  /** Address that errors and figures are reported to; null where nothing is. */
  readonly reportUrl: string | null;
  readonly firebase: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string };
}

/** The settings, or a problem for each invalid variable. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Settings of the emulator; none is secret. */
const EMULATOR_SETTINGS = {
  VITE_FIREBASE_API_KEY: 'emulator',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: 'demo-plinth',
};

/** Validates an environment. An empty value counts as missing. */
export function readSettings(env: Readonly<Record<string, unknown>>, emulator: boolean): SettingsResult {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Settings, { ...(emulator ? EMULATOR_SETTINGS : {}), ...nonEmpty });
  if (!parsed.success) {
    return { ok: false, problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`) };
  }
  const { output } = parsed;
  return {
    ok: true,
    settings: {
      apiUrl: output.VITE_API_URL,
      contentUrl: output.VITE_CONTENT_URL ?? null,
      flagsUrl: output.VITE_FLAGS_URL ?? null,
      idempotencyKeys: output.VITE_API_URL.startsWith('/') || output.VITE_IDEMPOTENCY_KEY === 'on',
      sandbox: output.VITE_SANDBOX === 'on',
      idleMinutes: output.VITE_IDLE_MINUTES ?? null,
      reportUrl: output.VITE_REPORT_URL ?? null,
      firebase: {
        apiKey: output.VITE_FIREBASE_API_KEY,
        authDomain: output.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: output.VITE_FIREBASE_PROJECT_ID,
      },
    },
  };
}
