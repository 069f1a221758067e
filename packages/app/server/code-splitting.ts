import type { Rolldown } from 'vite';

/**
 * The files that several pages share. Every request costs a round trip, so what a visit needs together is one file, with
 * everything that it imports: the start with the sign-in pages, the frame around the other pages, what the pages' cards
 * and tables share, and what opens over them. Each page's own code stays a file of its own, except that small pages
 * share one.
 * @param hasOtherEntries whether other HTML pages share code with the app; the app's entry must not run in them.
 */
export const codeSplitting = (hasOtherEntries: boolean): NonNullable<Rolldown.OutputOptions['codeSplitting']> => ({
  groups: [
    {
      name: 'start',
      test: hasOtherEntries
        ? /\/app\/src\/(shell\/[^/]+\.tsx?$|features\/(auth|_shared\/(auth-layout|promo))\/)/
        : /\/app\/src\/(main\.tsx$|features\/(auth|_shared\/(auth-layout|promo))\/)/,
      priority: 50,
    },
    { name: 'identity', test: /\/app\/src\/core\/session\/(firebase|popup-resolver)/, priority: 40 },
    {
      name: 'frame',
      test: /\/app\/src\/(shell\/layouts\/|core\/(flags|ability|toasts)\/(?!toast-list)|features\/(notifications|promotions)\/feature)|\/api-client\/src\/(client|index)\.ts$/,
      priority: 30,
    },
    // Without the demo, whose pages no visit to the product needs, and without the library of charts, which loads last.
    { name: 'content', test: /\/(ui-kit|app)\/src\/(?!demo\/|core\/chart\/(?!lazy))/, minShareCount: 2, priority: 20 },
    { name: 'small-pages', test: /\/app\/src\/features\/(accounting|commerce|connect|misc)\//, priority: 10 },
    {
      name: 'overlays',
      test: /\/app\/src\/(shell\/search\/|core\/(appearance|toasts)\/|features\/notifications\/components\/)|\/ui-kit\/src\/react\/scroll-to-top/,
      priority: 10,
    },
  ],
});
