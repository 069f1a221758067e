import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** A server of static files under a path prefix; other paths are not served. */
export interface StaticSite {
  /** The URL of the folder, with a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder on the loopback interface. @param prefix The path prefix, which starts and ends with a slash. */
export function serveFolder(folder: string, prefix: string, port: number): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.startsWith(prefix) ? join(folder, normalize(`/${path.slice(prefix.length)}`)) : '';
    const resolvedFile =
      file !== '' && existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file;
    if (resolvedFile === '' || !existsSync(resolvedFile)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': MEDIA_TYPES[extname(resolvedFile)] ?? 'application/octet-stream' });
    createReadStream(resolvedFile).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const close = (): Promise<void> =>
        new Promise((done) => {
          server.closeAllConnections();
          server.close(() => done());
        });
      resolve({ url: `http://127.0.0.1:${port}${prefix}`, close });
    });
  });
}
