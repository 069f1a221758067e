import { join } from 'node:path';
import { build, preview, type Rolldown } from 'vite';

/** What the product is built with when only it is to be there: a provider of its own, a real identity service. */
export const PRODUCT = {
  VITE_API_URL: '/v1',
  VITE_CONTENT_URL: '/content',
  VITE_DEMO: 'off',
  VITE_MOCK: 'off',
  VITE_AUTH_EMULATOR: 'off',
  VITE_SANDBOX: 'off',
  VITE_PRODUCT: 'plinth',
  VITE_FIREBASE_API_KEY: 'dummy-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-plinth.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-plinth',
} as const;

/** What the demonstration is built with: the mock answers, the emulator knows who somebody is. */
export const WITH_MOCK = { ...PRODUCT, VITE_MOCK: 'on', VITE_AUTH_EMULATOR: 'on' } as const;

type Environment = Readonly<Record<string, string>>;

/** The app as files. */
export interface BuiltApp {
  readonly folder: string;
  readonly environment: Environment;
  /** The file, below the folder, that a module of the app ended in. @throws when it is in none. */
  readonly fileOf: (module: string) => string;
}

/** Builds and serves read their settings from the process's environment; these hold while the action runs. */
export async function underEnvironment<Result>(
  environment: Environment,
  action: () => Promise<Result>,
): Promise<Result> {
  // A test runner leaves its own mode here; React and Lit would come in their development form.
  const wanted: Environment = { ...environment, NODE_ENV: 'production' };
  const before = Object.entries(wanted).map(([name]) => [name, process.env[name]] as const);
  Object.assign(process.env, wanted);
  try {
    return await action();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const configFile = join(import.meta.dirname, '../vite.config.ts');

/** The production build under an environment, into a folder of its own: what `npm run build` wrote stays as it is. */
export async function buildApp(folder: string, environment: Environment): Promise<BuiltApp> {
  const result = await underEnvironment(environment, () =>
    build({
      configFile,
      mode: 'production',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1_000 },
    }),
  );
  const chunks = (result as Rolldown.RolldownOutput).output.filter((each) => each.type === 'chunk');
  return {
    folder,
    environment,
    fileOf: (module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!chunk) throw new Error(`${module} is in no file of the build.`);
      return chunk.fileName;
    },
  };
}

/** A built app on a port. */
export interface ServedApp {
  /** Without a closing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a build with the production headers; every path that names no file gets the page. */
export async function serveApp({ folder, environment }: BuiltApp): Promise<ServedApp> {
  const server = await underEnvironment(environment, () =>
    preview({ configFile, mode: 'production', logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } }),
  );
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The built app is not being served.');
  return { origin: new URL(address).origin, close: () => server.close() };
}
