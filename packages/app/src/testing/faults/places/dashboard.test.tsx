import { testPlaces } from '../matrix.ts';
import { dashboard } from './dashboard.ts';

await testPlaces(dashboard);
