/** `npm start`: starts the app in development with the in-browser mock and the identity emulator. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { portsFrom } from './lib/ports.ts';
import { serve } from './lib/serve.ts';

await serve(async (root, { app: port }) => {
  const server = await createServer({
    configFile: join(root, 'packages/app/vite.config.ts'),
    logLevel: 'warn',
    server: { port, host: 'localhost' },
  });
  return server.listen();
}, portsFrom);
