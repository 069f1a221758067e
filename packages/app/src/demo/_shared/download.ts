import { saveFile } from '@plinth/ui-kit/save-file';
import { safeUrl } from '#shared/safe-url.ts';

/**
 * Saves a file of the demo, whose address is at the app's own origin.
 * @throws {TypeError} When the file does not load.
 */
export async function downloadFile(name: string, url: string): Promise<void> {
  const address = safeUrl(url, location.origin);
  if (address === null || new URL(address).origin !== location.origin) throw new TypeError('No address of a file');
  const response = await fetch(address);
  if (!response.ok) throw new TypeError('The file did not load');
  saveFile(name, await response.blob());
}
