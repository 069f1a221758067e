/**
 * `npm run preview`: serves the production build with the mock enabled and with the production headers. `-- --provider`
 * serves a build without the mock instead, and the mock as the provider's server on another port, as in production.
 */
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { portsFrom, portsWithProvider, type PortsWithProvider } from './lib/ports.ts';
import { serve, type AppServer } from './lib/serve.ts';
import { startProvider } from './provider/start-provider.ts';

const isBuilt = process.argv.includes('--no-build');

/** Builds the app and serves it. @param outDir the folder of the build; the app's usual one without it. */
async function openApp(root: string, port: number, outDir?: string): Promise<PreviewServer> {
  const configFile = join(root, 'packages/app/vite.config.ts');
  const folder = outDir === undefined ? {} : { outDir, emptyOutDir: true };
  if (!isBuilt) await build({ configFile, logLevel: 'warn', build: folder });
  return preview({ configFile, logLevel: 'warn', build: folder, preview: { port, host: 'localhost' } });
}

/** Serves the app in the shape of production: without the mock, its API on another origin. */
async function openWithProvider(root: string, ports: PortsWithProvider): Promise<AppServer> {
  const appOrigin = `http://localhost:${ports.app}`;
  const provider = await startProvider(root, {
    port: ports.provider,
    appOrigin,
    emulator: `http://127.0.0.1:${ports.emulator}`,
    data: undefined,
    settings: {},
    events: [],
    allowsIdempotencyKey: false,
  });
  // The build and the headers of its pages read these settings.
  Object.assign(process.env, {
    VITE_MOCK: 'off',
    VITE_AUTH_EMULATOR: 'on',
    VITE_IDEMPOTENCY_KEY: 'off',
    VITE_API_URL: `${provider.origin}/v1`,
    VITE_REPORT_URL: `${provider.origin}/reports`,
  });
  try {
    // The address of the provider is part of the build.
    const folder = join(root, 'node_modules/.cache/plinth-provider', `app-${ports.provider}`);
    const app = await openApp(root, ports.app, folder);
    console.log(`The provider is running at ${provider.origin}`);
    return {
      close: async () => {
        await Promise.allSettled([app.close(), provider.close()]);
      },
    };
  } catch (error) {
    await provider.close();
    throw error;
  }
}

if (process.argv.includes('--provider')) await serve(openWithProvider, portsWithProvider);
else await serve((root, ports) => openApp(root, ports.app), portsFrom);
