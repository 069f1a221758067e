/**
 * Options for the app's response headers. The development server, the preview server and the host configurations use the
 * same headers. The content security policy allows only what the app uses.
 */
export interface HeaderOptions {
  /** Origins of API requests other than the app's own: `https://api.example`. */
  readonly connect?: readonly string[];
  /** Origins of images other than the app's own. */
  readonly images?: readonly string[];
  /** Origins of the identity provider's sign-in frame. */
  readonly frames?: readonly string[];
  /** Whether text messages may be a second factor; their abuse protection is reCAPTCHA. */
  readonly recaptcha?: boolean;
  /** Address that browsers report violations of the policy, crashes, deprecations and interventions to. */
  readonly reports?: string;
  /** Hashes of the inline scripts in the HTML, as the policy names them: `'sha256-…'`. */
  readonly scriptHashes?: readonly string[];
  /** The nonce of the scripts and styles that the development server adds to the page; no other server has any. */
  readonly nonce?: string;
  /** Whether the Auth emulator on the app's origin replaces the identity provider and Google's hosts. */
  readonly emulator: boolean;
  /** Whether the app is served over TLS, which `upgrade-insecure-requests` and HSTS require. */
  readonly secure: boolean;
}

const GOOGLE = {
  script: ['https://apis.google.com'],
  images: ['https://lh3.googleusercontent.com'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};

/** The folders, which end in a slash, that reCAPTCHA names for content security policies. */
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * Returns the unique origins of the URLs in settings. Paths are on the app's own origin and are ignored. URL paths are
 * dropped, because a policy would match them exactly.
 */
const hostsOf = (...settings: readonly (string | undefined)[]): string[] => [
  ...new Set(
    settings
      .flatMap((setting = '') => setting.split(' '))
      .filter((setting) => /^https?:/.test(setting))
      .map((setting) => new URL(setting).origin),
  ),
];

/** The endpoint that gets the reports of a browser whose kind has no endpoint of its own. */
const REPORT_ENDPOINT = 'default';

/** Returns an address as it can be written in quotes, in a header and in the configuration of nginx, which has variables. */
const quotableAddress = (setting: string): string =>
  (URL.canParse(setting) ? new URL(setting).href : setting).replaceAll('$', '%24');

/** Returns the options for environment variables (`.env.example`). */
export function headerOptions(environment: Readonly<Record<string, string | undefined>>): HeaderOptions {
  const emulator = environment['VITE_AUTH_EMULATOR'] !== 'off';
  const signIn = environment['VITE_FIREBASE_AUTH_DOMAIN'];
  const reports = environment['VITE_REPORT_URL'];
  return {
    emulator,
    secure: !emulator,
    connect: hostsOf(
      environment['VITE_API_URL'],
      environment['VITE_FILES_URL'],
      environment['VITE_FLAGS_URL'],
      environment['VITE_REPORT_URL'],
    ),
    images: hostsOf(environment['VITE_CONTENT_URL']),
    frames: signIn ? hostsOf(`https://${signIn}`) : [],
    recaptcha: !emulator && environment['VITE_SMS_FACTOR'] === 'on',
    ...(reports ? { reports: quotableAddress(reports) } : {}),
  };
}

/** Returns the value of the `Content-Security-Policy` header. */
export function contentSecurityPolicy(options: HeaderOptions): string {
  const { connect = [], images = [], scriptHashes = [], nonce, reports, emulator, secure } = options;
  const added = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const google = emulator ? { script: [], images: [], connect: [] } : GOOGLE;
  const recaptcha = options.recaptcha ? RECAPTCHA : { script: [], connect: [], frames: [] };
  const frames = [...(options.frames ?? []), ...recaptcha.frames];
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scriptHashes, ...added, ...google.script, ...recaptcha.script]],
    ['style-src', ["'self'", ...added]],
    ['img-src', ["'self'", 'data:', ...images, ...google.images]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connect, ...google.connect, ...recaptcha.connect]],
    ['frame-src', emulator ? ["'self'"] : frames.length > 0 ? frames : ["'none'"]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ['lit-html', 'plinth-html', 'default', 'gapi#gapi', 'goog#html', "'allow-duplicates'"]],
  ];
  const text = directives.map(([name, values]) => `${name} ${values.join(' ')}`);
  if (reports !== undefined) text.push(`report-to ${REPORT_ENDPOINT}`);
  return [...text, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Returns the headers of every response. */
export function responseHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    ...(options.reports === undefined ? {} : { 'Reporting-Endpoints': `${REPORT_ENDPOINT}="${options.reports}"` }),
    // `same-origin` would disconnect the sign-in pop-up from its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'geolocation=(), camera=(), microphone=(), payment=(), usb=(), clipboard-read=()',
    ...(options.secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  };
}

/** Returns the `Cache-Control` header for a path: hashed files are immutable, and nothing else is stored. */
export function cacheControl(path: string): string {
  return /^\/(assets\/[^/]+-[\w-]{8,}\.\w+)$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-store';
}
