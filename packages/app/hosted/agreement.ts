import { startAgreementPage } from '@plinth/mocks/hosted/agreement';
import { startHostedPage } from './start.ts';

startHostedPage(startAgreementPage);
