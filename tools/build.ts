/** `npm run build`: the production build of the app, as the environment says (`.env.example`). */
import { join } from 'node:path';
import { build } from 'vite';

await build({ configFile: join(import.meta.dirname, '../packages/app/vite.config.ts') });
