/** `npm run build`: builds the app for production with the settings of the environment (`.env.example`). */
import { join } from 'node:path';
import { build } from 'vite';

await build({ configFile: join(import.meta.dirname, '../packages/app/vite.config.ts') });
