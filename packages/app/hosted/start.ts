import '../src/styles.css';
import { createBrowserLinks } from '@plinth/mocks/hosted/browser-links';
import type { Links } from '@plinth/mocks/hosted/links';
import { createServerLinks } from '@plinth/mocks/hosted/server-links';
import { createAppearance } from '#core/appearance/appearance.ts';
import { brand } from '#core/config/brand.ts';
import { createStorage } from '#core/storage/storage.ts';

/** Starts a hosted page in the skin and the direction that the user chose in the app. */
export function startHostedPage(start: (product: typeof brand, links: Links) => void | Promise<void>): void {
  const storage = createStorage();
  createAppearance(storage, document.documentElement);
  document.documentElement.dir = storage.get('direction') ?? 'ltr';
  // The provider's server has a build of these pages alone (`tools/provider/hosted-pages.ts`).
  void start(brand, import.meta.env.MODE === 'provider' ? createServerLinks() : createBrowserLinks());
}
