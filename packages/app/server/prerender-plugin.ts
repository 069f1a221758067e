import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build, defaultServerConditions, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedPages, PrerenderRequest } from '../src/prerender.tsx';
import type { BootScripts } from './boot-scripts.ts';
import { HTML_PAGES, type HtmlPage } from './html-pages.ts';

const DEFAULT_LANGUAGE = 'en';

/** Runs in a process of its own, because Lit defines globals of a browser on a server. */
const RUN = `
const [bundle, requests, locales] = JSON.parse(process.argv[1]);
const { renderPages } = await import(bundle);
const { collectLocale } = await import(locales.module);
const pages = await renderPages(requests, async (language) => collectLocale(locales.source, language, false));
process.stdout.write(JSON.stringify(pages), () => process.exit());
`;

/** Builds the app for a server and renders the pages with it. */
async function renderMarkup({ root, mode, configFile }: ResolvedConfig): Promise<PrerenderedPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'plinth-prerender-'));
  try {
    await build({
      ...(configFile ? { configFile } : {}),
      mode,
      logLevel: 'error',
      ssr: { noExternal: true, resolve: { conditions: ['plinth-source', ...defaultServerConditions] } },
      build: { ssr: join(root, 'src/prerender.tsx'), outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
    });
    const requests: PrerenderRequest[] = HTML_PAGES.map(({ id, audience, paths }) => ({
      id,
      audience,
      path: (paths[0] ?? '/').replaceAll('*', 'id'),
    }));
    const locales = { module: join(import.meta.dirname, 'locales-plugin.ts'), source: join(root, 'src') };
    const input = JSON.stringify([join(outDir, 'prerender.js'), requests, locales]);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', RUN, input], {
      maxBuffer: 64_000_000,
    });
    return JSON.parse(stdout) as PrerenderedPages;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

type Bundle = Rolldown.OutputBundle;

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): file is Rolldown.OutputChunk =>
  file?.type === 'chunk';

/** Returns a chunk and every chunk that it imports, statically. */
function withImports(bundle: Bundle, fileName: string, found: Set<string> = new Set()): Set<string> {
  const chunk = bundle[fileName];
  if (!isChunk(chunk) || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

function chunkWith(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find((file) => isChunk(file) && file.moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`${module} is in no file of the build.`);
  return chunk.fileName;
}

/** Returns the style sheets of chunks. */
function stylesOf(bundle: Bundle, chunks: Iterable<string>): Set<string> {
  return new Set(
    [...chunks].flatMap((fileName) => {
      const chunk = bundle[fileName];
      return isChunk(chunk) ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    }),
  );
}

const textOf = (bundle: Bundle, fileName: string): string => {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`${fileName} is no asset of the build.`);
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
};

/** The faces of fonts that are files; those of the system have no address. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Writes an HTML file for each page, with its markup in every language, its styles, and links to the scripts that it
 * needs, so that the browser requests all of them at once.
 */
export function prerenderPages(scripts: BootScripts): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'plinth:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      const index = textOf(bundle, 'index.html');
      const { markup, summaries, directions, earlyCalls } = await renderMarkup(config);
      const start = withImports(bundle, chunkWith(bundle, '/src/main.tsx'));
      const startStyles = [...new Set([...index.matchAll(STYLE_LINK)].map(([, href]) => href ?? ''))];
      // Pages' own styles win, in whatever order they load.
      const styles = `@layer start{${[...startStyles, ...stylesOf(bundle, start)]
        .filter((file, position, all) => all.indexOf(file) === position)
        .map((file) => textOf(bundle, file))
        .join('')}}`;

      const write = (name: string, page: HtmlPage | null): void => {
        // The identity provider's code is needed only for what a press asks for, or to confirm a session.
        const modules = [
          ...(page ? [`src/features/${page.feature}/feature.ts`] : []),
          ...(page?.audience === 'user' ? ['src/shell/layouts/vertical.tsx'] : []),
        ];
        const chunks = new Set(modules.flatMap((module) => [...withImports(bundle, chunkWith(bundle, module))]));
        const preloads = [...chunks].filter((chunk) => !start.has(chunk));
        const pageStyles = [...stylesOf(bundle, preloads)].filter((file) => !startStyles.includes(file));
        // The styles are in the HTML already, so their files are not loaded with the scripts that import them.
        const disabledLinks = [...stylesOf(bundle, start), ...pageStyles].map(
          (file) => `<link rel="stylesheet" disabled href="/${file}">`,
        );
        const pageCss = [styles, ...pageStyles.map((file) => textOf(bundle, file))].join('');
        const calls = page ? earlyCalls[page.id] : undefined;
        const languages = Object.entries(page ? (markup[page.id] ?? {}) : {});
        const templates = languages
          .filter(([language]) => language !== DEFAULT_LANGUAGE)
          .map(
            ([language, html]) =>
              `<template lang="${language}" dir="${directions[language] ?? 'ltr'}">${html}</template>`,
          );
        const head = [
          ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ...disabledLinks,
          `<noscript>${startStyles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}</noscript>`,
          `<script type="text/css" id="first-paint-styles">${pageCss.replaceAll(FONT_FACE, '')}</script>`,
          `<script type="text/css" id="font-styles">${[...pageCss.matchAll(FONT_FACE)].join('')}</script>`,
          ...templates,
          ...(calls ? [`<script type="application/json" id="early-calls">${JSON.stringify(calls)}</script>`] : []),
          `<script${page ? ` data-audience="${page.audience}"` : ''}>${scripts.beforePaint}</script>`,
        ];
        // Behind what is painted first.
        const summary = Object.entries(summaries[page?.id ?? ''] ?? {}).map(
          ([language, html]) => `<template data-summary lang="${language}">${html}</template>`,
        );
        const body = [
          `<script>${scripts.afterMarkup}</script>`,
          ...summary,
          ...(summary.length > 0 ? [`<script>${scripts.dashboardSummary}</script>`] : []),
        ];
        const root = page ? `<div id="root" data-page="${page.id}">` : '<div id="root">';
        const html = index
          .replaceAll(STYLE_LINK, '')
          .replace('</head>', () => `${head.join('\n')}\n</head>`)
          .replace(
            '<div id="root"></div>',
            () => `${root}${markup[page?.id ?? '']?.[DEFAULT_LANGUAGE] ?? ''}</div>${body.join('')}`,
          );
        writeFileSync(resolve(config.root, config.build.outDir, `${name}.html`), html);
      };
      write('index', null);
      for (const page of HTML_PAGES) write(page.id, page);
    },
  };
}
