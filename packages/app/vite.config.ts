import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifyTemplates } from '@plinth/build/minify-templates';
import { OLDEST_BROWSERS } from '@plinth/build/oldest-browsers';
import { kitDocs } from '@plinth/docs/source/plugin.ts';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { bundleBootScripts, hashesOf } from './server/boot-scripts.ts';
import { codeSplitting } from './server/code-splitting.ts';
import { DEPENDENCIES } from './server/dependencies.ts';
import { emulatorProxy } from './server/emulator-proxy.ts';
import { headers } from './server/headers-plugin.ts';
import { headerOptions } from './server/headers.ts';
import { licenses } from './server/licenses-plugin.ts';
import { locales } from './server/locales-plugin.ts';
import { mockWorker } from './server/mock-worker-plugin.ts';
import { prerenderPages } from './server/prerender-plugin.ts';
import { versionFile } from './server/version-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };

export default defineConfig(async ({ mode, command, isPreview, isSsrBuild }) => {
  const root = here('../..');
  const env = loadEnv(mode, root, 'VITE_');
  const on = (name: string) => env[name] !== 'off';
  const mock = on('VITE_MOCK');
  const demo = mock && on('VITE_DEMO');
  const emulator = on('VITE_AUTH_EMULATOR');
  // The development server renders every page in the browser.
  const scripts = isPreview || (command === 'build' && !isSsrBuild) ? await bundleBootScripts() : null;
  // The development server adds scripts and styles to the page.
  const nonce = command === 'serve' && !isPreview ? randomUUID() : null;
  const emulatorPort = Number(process.env['PLINTH_EMULATOR_PORT'] ?? 9099);

  return {
    root: here('.'),
    envDir: root,
    cacheDir: here('../../node_modules/.cache/vite-app'),
    plugins: [
      react(),
      locales(here('src'), demo),
      minifyTemplates(),
      headers({
        ...headerOptions(env),
        ...(scripts ? { scriptHashes: hashesOf(scripts) } : {}),
        ...(nonce === null ? {} : { nonce, secure: false }),
      }),
      ...(scripts ? [prerenderPages(scripts)] : []),
      versionFile(version),
      ...(mock ? [mockWorker()] : []),
      ...(demo ? [licenses(), kitDocs()] : []),
    ],
    define: {
      __MOCK__: JSON.stringify(mock),
      __EMULATOR__: JSON.stringify(emulator),
      __SMS_FACTOR__: JSON.stringify(emulator || env['VITE_SMS_FACTOR'] === 'on'),
      __DEMO__: JSON.stringify(demo),
      __VERSION__: JSON.stringify(version),
    },
    resolve: {
      conditions: ['plinth-source', ...defaultClientConditions],
    },
    // When the development server discovers a dependency late, it reloads the page.
    optimizeDeps: {
      include: [...DEPENDENCIES],
    },
    ...(nonce === null ? {} : { html: { cspNonce: nonce } }),
    server: { host: '127.0.0.1', strictPort: true, ...(emulator ? { proxy: emulatorProxy(emulatorPort) } : {}) },
    preview: { host: '127.0.0.1', strictPort: true, ...(emulator ? { proxy: emulatorProxy(emulatorPort) } : {}) },
    build: {
      // Nothing is inlined as `data:` URLs or scripts, which the content security policy forbids.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssTarget: OLDEST_BROWSERS,
      rolldownOptions: {
        // On a slow machine, the build would warn that plugins took long.
        checks: { bundlerTimings: false },
        input: {
          index: here('index.html'),
          ...(mock
            ? {
                agreement: here('hosted/agreement.html'),
                bank: here('hosted/bank.html'),
                platform: here('hosted/platform.html'),
              }
            : {}),
        },
        ...(isSsrBuild ? {} : { output: { codeSplitting: codeSplitting(mock) } }),
      },
    },
  };
});
