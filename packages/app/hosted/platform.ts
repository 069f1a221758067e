import { startPlatformPage } from '@plinth/mocks/hosted/platform';
import { startHostedPage } from './start.ts';

startHostedPage(startPlatformPage);
