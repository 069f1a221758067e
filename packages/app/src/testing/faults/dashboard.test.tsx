import { testPlaces } from './matrix.ts';
import { dashboard } from './places/dashboard.ts';

await testPlaces(dashboard);
