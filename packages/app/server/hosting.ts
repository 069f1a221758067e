import { responseHeaders, type HeaderOptions } from './headers.ts';

/** Folders that contain only files or API calls. A missing path in them is a 404, never the page. */
export const FILE_FOLDERS = ['assets', 'hosted', 'content', 'v1'] as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A pattern for hashed files, which are cached forever. All other files are not stored. */
const HASHED_FILE = '/assets/[^/]+-[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9]+';

/**
 * Returns the Firebase Hosting configuration: the headers of `headers.ts`, and the page for every path without a file.
 */
export function firebaseHosting(options: HeaderOptions): string {
  const fixed = Object.entries(responseHeaders(options)).map(([key, value]) => ({ key, value }));
  const config = {
    hosting: {
      public: 'dist',
      cleanUrls: false,
      trailingSlash: false,
      headers: [
        { source: '**', headers: [...fixed, { key: 'Cache-Control', value: 'no-store' }] },
        // The last matching rule wins.
        { regex: `^${HASHED_FILE}$`, headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
      ],
      rewrites: [{ regex: `^/(?!(${FILE_FOLDERS.join('|')})/).*`, destination: '/index.html' }],
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Returns an nginx server block with the same rules. A location with `add_header` inherits none, so each lists them
 * all.
 */
export function nginxServer(options: HeaderOptions): string {
  const lines = (cache: string, indent: string) =>
    [...Object.entries(responseHeaders(options)), ['Cache-Control', cache]]
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  return `# Headers and rules of the app; put it into a server block that has the certificate and the name.
root /srv/plinth/dist;
index index.html;

location ~ "^${HASHED_FILE}$" {
${lines(IMMUTABLE, '  ')}
  try_files $uri =404;
}
location ~ "^/(${FILE_FOLDERS.join('|')})/" {
${lines('no-store', '  ')}
  try_files $uri =404;
}
location / {
${lines('no-store', '  ')}
  try_files $uri /index.html;
}
`;
}
