import { responseHeaders, type HeaderOptions } from './headers.ts';
import { HTML_PAGES, htmlFileOf } from './html-pages.ts';

/** Folders that contain only files or API calls. A missing path in them is a 404, never the page. */
export const FILE_FOLDERS = ['assets', 'hosted', 'content', 'v1'] as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A pattern for hashed files, which are cached forever. All other files are not stored. */
const HASHED_FILE = '/assets/[^/]+-[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9]+';

/** A path whose last segment has a file extension: `/robots.txt`. Without such a file, it is a 404, too. */
const FILE_NAME = '[^/]*\\.[^/]*$';

/** Returns the file for a path that is no file of the build: the page's HTML, or null for a 404. */
export function pageFileOf(path: string): string | null {
  const file = htmlFileOf(path);
  if (file !== '/index.html') return file;
  const isFile = FILE_FOLDERS.some((folder) => path.startsWith(`/${folder}/`)) || new RegExp(FILE_NAME).test(path);
  return isFile ? null : file;
}

/** The pattern of a page's path and its file. */
const pageRules: readonly (readonly [pattern: string, file: string])[] = HTML_PAGES.flatMap(({ id, paths }) =>
  paths.map((path) => [`^${path.replaceAll('*', '[^/]+')}/?$`, `/${id}.html`] as const),
);

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
      rewrites: [
        ...pageRules.map(([regex, destination]) => ({ regex, destination })),
        { regex: `^/(?!(${FILE_FOLDERS.join('|')})/)(.*/)?[^/.]*$`, destination: '/index.html' },
      ],
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
      // A missing file is not cached: `always` adds a header to errors, too.
      .map(([name, value = '']) => [name, value.replaceAll('"', String.raw`\"`)] as const)
      .map(([name, value]) => `${indent}add_header ${name} "${value}"${value === IMMUTABLE ? '' : ' always'};`)
      .join('\n');
  return `# Headers and rules of the app; put it into a server block that has the certificate and the name.
root /srv/plinth/dist;
index index.html;
# An address with a malformed escape gets the page, too, which says that it doesn't exist.
error_page 400 /index.html;

location ~ "^${HASHED_FILE}$" {
${lines(IMMUTABLE, '  ')}
  try_files $uri =404;
}
location ~ "^/(${FILE_FOLDERS.join('|')})/" {
${lines('no-store', '  ')}
  try_files $uri =404;
}
${pageRules
  .map(
    ([pattern, file]) => `location ~ "${pattern}" {
${lines('no-store', '  ')}
  try_files ${file} =404;
}
`,
  )
  .join('')}location ~ "${FILE_NAME}" {
${lines('no-store', '  ')}
  try_files $uri =404;
}
location / {
${lines('no-store', '  ')}
  try_files $uri /index.html;
}
`;
}
