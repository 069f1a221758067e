import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const sourceOf = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Returns a function that tells whether `importer` imports a module, directly or through other modules. */
function importedBy(importer: string): (id: string, context: Rolldown.ChunkingContext) => boolean {
  let imported: Set<string> | null = null;
  return (id, context) => {
    if (!imported) {
      imported = new Set([importer]);
      // The loop also visits modules that it adds to the set.
      for (const found of imported)
        for (const next of context.getModuleInfo(found)?.importedIds ?? []) imported.add(next);
    }
    return imported.has(id);
  };
}

/**
 * The files that several pages share. Every request costs a round trip, so what a visit needs together is one file, with
 * everything that it imports: the libraries of the start, the start with the sign-in pages, the frame around the other
 * pages, what the dashboard shares with other pages, what only those share, such as their forms, and what opens over all of
 * them. Each page's own code stays a file of its own, except that small pages share one.
 * @param hasOtherEntries whether other HTML pages share code with the app; the app's entry must not run in them.
 */
export function codeSplitting(hasOtherEntries: boolean): NonNullable<Rolldown.OutputOptions['codeSplitting']> {
  const isOnDashboard = importedBy(sourceOf('features/dashboard/feature.ts'));
  const isAtStart = importedBy(sourceOf('main.tsx'));
  const features = readdirSync(sourceOf('features')).map((name) => importedBy(sourceOf(`features/${name}/feature.ts`)));
  const isInProduct: typeof isAtStart = (id, context) => features.some((isInFeature) => isInFeature(id, context));
  // Without the demo, whose pages no visit to the product needs, and without the library of charts, which loads last.
  const content = { test: /\/(ui-kit|app)\/src\/(?!demo\/|core\/chart\/(?!lazy))/, minShareCount: 2 };
  return {
    groups: [
      {
        // Compiling the start with its libraries as one file would be one long task.
        name: (id, context) => (isAtStart(id, context) ? 'libraries' : null),
        test: /\/node_modules\//,
        priority: 60,
      },
      {
        name: 'start',
        test: hasOtherEntries
          ? /\/app\/src\/(shell\/[^/]+\.tsx?$|features\/(auth|_shared\/(auth-layout|promo))\/)/
          : /\/app\/src\/(main\.tsx$|features\/(auth|_shared\/(auth-layout|promo))\/)/,
        priority: 50,
      },
      { name: 'identity', test: /\/app\/src\/core\/session\/(firebase(-errors)?|popup-resolver)\.ts$/, priority: 40 },
      {
        name: 'frame',
        test: /\/app\/src\/(shell\/layouts\/|core\/(flags|ability|toasts)\/(?!toast-list)|features\/(notifications|promotions)\/feature)|\/api-client\/src\/(client|index)\.ts$/,
        priority: 30,
      },
      { ...content, name: (id, context) => (isOnDashboard(id, context) ? 'content' : null), priority: 21 },
      { ...content, name: (id, context) => (isInProduct(id, context) ? 'other-content' : null), priority: 20 },
      { name: 'small-pages', test: /\/app\/src\/features\/(accounting|commerce|connect|misc)\//, priority: 10 },
      {
        name: 'overlays',
        test: /\/app\/src\/(shell\/search\/|core\/(appearance|toasts)\/|features\/notifications\/components\/)|\/ui-kit\/src\/react\/scroll-to-top/,
        priority: 10,
      },
    ],
  };
}
