import { startPlatformPage } from '@plinth/mocks/hosted/platform';
import '../src/styles.css';
import { createAppearance } from '#core/appearance/appearance.ts';
import { brand } from '#core/config/brand.ts';
import { createStorage } from '#core/storage/storage.ts';

const storage = createStorage();
createAppearance(storage, document.documentElement);
document.documentElement.dir = storage.get('direction') ?? 'ltr';
startPlatformPage(brand);
