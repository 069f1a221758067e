/** `npm run preview`: serves the production build with the mock enabled and with the production headers. */
import { join } from 'node:path';
import { build, preview } from 'vite';
import { serve } from './lib/serve.ts';

await serve(async (root, port) => {
  const configFile = join(root, 'packages/app/vite.config.ts');
  if (!process.argv.includes('--no-build')) await build({ configFile, logLevel: 'warn' });
  return preview({ configFile, logLevel: 'warn', preview: { port, host: 'localhost' } });
});
