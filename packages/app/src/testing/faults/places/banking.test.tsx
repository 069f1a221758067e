import { testPlaces } from '../matrix.ts';
import { banking } from './banking.ts';

await testPlaces(banking);
