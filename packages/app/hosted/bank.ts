import { startBankPage } from '@plinth/mocks/hosted/bank';
import '../src/styles.css';
import { createAppearance } from '#core/appearance/appearance.ts';
import { brand } from '#core/config/brand.ts';
import { createStorage } from '#core/storage/storage.ts';

const storage = createStorage();
createAppearance(storage, document.documentElement);
document.documentElement.dir = storage.get('direction') ?? 'ltr';
startBankPage(brand);
