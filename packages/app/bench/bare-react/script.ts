import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { brotliSize } from '../brotli-size.ts';
import { underEnvironment } from '../built-app.ts';

/** Returns the script of a minimal React page (`react` and `react-dom/client`). */
export async function bareReactScript(): Promise<string> {
  const output = await underEnvironment({}, () =>
    build({
      root: import.meta.dirname,
      configFile: false,
      envFile: false,
      logLevel: 'error',
      build: { write: false, modulePreload: false, rolldownOptions: { input: join(import.meta.dirname, 'page.tsx') } },
    }),
  );
  const { output: files } = output as Rolldown.RolldownOutput;
  return files
    .filter((file) => file.type === 'chunk')
    .map(({ code }) => code)
    .join('');
}

/** Returns its size in bytes after Brotli. */
export async function measureBareReact(): Promise<number> {
  return brotliSize(await bareReactScript());
}
