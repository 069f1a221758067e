import { join } from 'node:path';
import { build, preview, type Rolldown } from 'vite';

/** The environment of a product build: no mock and no emulator. */
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

/** The environment of a build with the mock and the Auth emulator. */
export const WITH_MOCK = { ...PRODUCT, VITE_MOCK: 'on', VITE_AUTH_EMULATOR: 'on' } as const;

/** The environment of a build with the mock and the demo. */
export const WITH_DEMO = { ...PRODUCT, VITE_MOCK: 'on', VITE_DEMO: 'on' } as const;

type Environment = Readonly<Record<string, string>>;

/** A production build of the app. */
export interface BuiltApp {
  readonly folder: string;
  readonly environment: Environment;
  /**
   * Returns the output file, relative to `folder`, that contains a source module.
   * @throws When no file contains it.
   */
  readonly fileOf: (module: string) => string;
  /** Returns the output files that consist of modules with matching paths for the most part. */
  readonly filesWith: (pattern: RegExp) => ReadonlySet<string>;
}

/** Runs an action with the given environment variables, from which builds and servers read their settings. */
export async function underEnvironment<Result>(
  environment: Environment,
  action: () => Promise<Result>,
): Promise<Result> {
  // Test runners set `NODE_ENV` themselves, which would build React and Lit in development mode.
  const variables: Environment = { ...environment, NODE_ENV: 'production' };
  const previousValues = Object.entries(variables).map(([name]) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    return await action();
  } finally {
    for (const [name, value] of previousValues) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const configFile = join(import.meta.dirname, '../vite.config.ts');

/** Builds the app for production into a separate folder, so that the regular build's output is kept. */
export async function buildApp(folder: string, environment: Environment): Promise<BuiltApp> {
  const result = await underEnvironment(environment, () =>
    build({
      configFile,
      mode: 'production',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1_000 },
    }),
  );
  const chunks = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  return {
    folder,
    environment,
    fileOf: (module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!chunk) throw new Error(`${module} is in no file of the build.`);
      return chunk.fileName;
    },
    filesWith: (pattern) =>
      new Set(
        chunks
          .filter(({ modules }) => {
            const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const);
            const sum = (parts: typeof lengths) => parts.reduce((total, [, length]) => total + length, 0);
            return sum(lengths.filter(([id]) => pattern.test(id))) > sum(lengths) / 2;
          })
          .map(({ fileName }) => fileName),
      ),
  };
}

/** A built app served on a port. */
export interface ServedApp {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a build with the production headers. Paths that match no file get the page. */
export async function serveApp({ folder, environment }: BuiltApp): Promise<ServedApp> {
  const server = await underEnvironment(environment, () =>
    preview({ configFile, mode: 'production', logLevel: 'error', build: { outDir: folder }, preview: { port: 0 } }),
  );
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The built app is not being served.');
  return { origin: new URL(address).origin, close: () => server.close() };
}
