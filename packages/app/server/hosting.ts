import { responseHeaders, type HeaderOptions } from './headers.ts';

/** Under these a path names a file or a call, never a page: what is missing there is a 404. */
export const NO_PAGE = ['assets', 'hosted', 'content', 'v1'] as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A hashed file may be kept for ever; everything else, the page and the strings first, not at all. */
const HASHED = '/assets/[^/]+-[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9]+';

/** The configuration of Firebase Hosting: the headers of `headers.ts`, the page for every address that is no file. */
export function firebaseHosting(options: HeaderOptions): string {
  const fixed = Object.entries(responseHeaders(options)).map(([key, value]) => ({ key, value }));
  const config = {
    hosting: {
      public: 'dist',
      cleanUrls: false,
      trailingSlash: false,
      headers: [
        { source: '**', headers: [...fixed, { key: 'Cache-Control', value: 'no-store' }] },
        // The later rule wins where both match.
        { regex: `^${HASHED}$`, headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
      ],
      rewrites: [{ regex: `^/(?!(${NO_PAGE.join('|')})/).*`, destination: '/index.html' }],
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** A server block of nginx with the same headers and rules. A location's own header drops those around it, so each has all. */
export function nginxServer(options: HeaderOptions): string {
  const lines = (cache: string, indent: string) =>
    [...Object.entries(responseHeaders(options)), ['Cache-Control', cache]]
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  return `# Headers and rules of the app; put it into a server block that has the certificate and the name.
root /srv/plinth/dist;
index index.html;

location ~ "^${HASHED}$" {
${lines(IMMUTABLE, '  ')}
  try_files $uri =404;
}
location ~ "^/(${NO_PAGE.join('|')})/" {
${lines('no-store', '  ')}
  try_files $uri =404;
}
location / {
${lines('no-store', '  ')}
  try_files $uri /index.html;
}
`;
}
