import { startBankPage } from '@plinth/mocks/hosted/bank';
import { startHostedPage } from './start.ts';

startHostedPage(startBankPage);
