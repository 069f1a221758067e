import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

type Strings = { [key: string]: string | Strings };

/** Returns every `locales/<language>.json` in a folder, those of the demo only with it. */
function files(folder: string, language: string, hasDemo: boolean): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(join('locales', `${language}.json`)))
    .filter((path) => hasDemo || !path.startsWith(join('demo', '')))
    .map((path) => join(folder, path))
    .toSorted();
}

/** Returns the merged translations of a language. Each feature's file has its own top-level keys. */
export function collectLocale(source: string, language: string, hasDemo: boolean): Strings {
  const all: Strings = {};
  for (const file of files(source, language, hasDemo)) {
    for (const [key, value] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Strings)) {
      if (key in all) throw new Error(`${relative(source, file)}: the key "${key}" belongs to another file.`);
      all[key] = value;
    }
  }
  return all;
}

/** Returns the languages that have a file. */
function languagesOf(source: string): string[] {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /locales[\\/][a-z]{2}\.json$/.test(path),
  );
  return [...new Set(names.map((path) => path.slice(-7, -5)))].toSorted();
}

/** Serves and builds `/assets/data/locales/{language}.json` from the features' files. */
export function locales(source: string, hasDemo: boolean): Plugin {
  const address = /^\/assets\/data\/locales\/([a-z]{2})\.json$/;
  return {
    name: 'plinth:locales',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = address.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
        if (!language || !languagesOf(source).includes(language)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(collectLocale(source, language, hasDemo)));
      });
      server.watcher.on('change', (file) => {
        if (file.includes(`${join('locales', '')}`)) server.ws.send({ type: 'full-reload' });
      });
    },
    generateBundle() {
      for (const language of languagesOf(source)) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/data/locales/${language}.json`,
          source: JSON.stringify(collectLocale(source, language, hasDemo)),
        });
      }
    },
  };
}
