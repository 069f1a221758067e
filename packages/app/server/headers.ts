/**
 * The response headers of the app, from one source: the servers of this repository send them, and what a host needs is
 * written from here. The content security policy allows nothing that the product does not use.
 */
export interface HeaderOptions {
  /** Where the app's calls go besides its own origin: `https://api.example`. */
  readonly connect?: readonly string[];
  /** Where pictures come from besides its own origin. */
  readonly images?: readonly string[];
  /** Hosts of the identity provider's sign-in frame. */
  readonly frames?: readonly string[];
  /** Identity is the emulator behind the app's own origin: its helper frame is ours, Google's hosts are not needed. */
  readonly emulator: boolean;
  /** Served over TLS: only then may a browser be told to upgrade and to remember it. */
  readonly secure: boolean;
}

const GOOGLE = {
  script: ['https://apis.google.com'],
  images: ['https://lh3.googleusercontent.com'],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};

/** The hosts that settings name, without paths: a policy takes a path for that very address. What is a path is our own. */
const hostsOf = (...settings: readonly (string | undefined)[]): string[] => [
  ...new Set(
    settings
      .flatMap((setting = '') => setting.split(' '))
      .filter((setting) => /^https?:/.test(setting))
      .map((setting) => new URL(setting).origin),
  ),
];

/** What the environment says of the hosts (`.env.example`). */
export function headerOptions(environment: Readonly<Record<string, string | undefined>>): HeaderOptions {
  const emulator = environment['VITE_AUTH_EMULATOR'] !== 'off';
  const signIn = environment['VITE_FIREBASE_AUTH_DOMAIN'];
  return {
    emulator,
    secure: !emulator,
    connect: hostsOf(environment['VITE_API_URL'], environment['VITE_FILES_URL']),
    images: hostsOf(environment['VITE_CONTENT_URL']),
    frames: signIn ? hostsOf(`https://${signIn}`) : [],
  };
}

/** The policy as one header value. */
export function contentSecurityPolicy(options: HeaderOptions): string {
  const { connect = [], images = [], frames = [], emulator, secure } = options;
  const google = emulator ? { script: [], images: [], connect: [] } : GOOGLE;
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...google.script]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...images, ...google.images]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connect, ...google.connect]],
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
  return [...text, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** The headers of every answer. */
export function responseHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    // `same-origin` would cut the sign-in pop-up off from its opener.
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

/** How long an answer may be kept: hashed files for ever, everything else not at all. */
export function cacheControl(path: string): string {
  return /^\/(assets\/[^/]+-[\w-]{8,}\.\w+)$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-store';
}
