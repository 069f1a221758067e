import { testPlaces } from './matrix.ts';
import { banking } from './places/banking.ts';

await testPlaces(banking);
