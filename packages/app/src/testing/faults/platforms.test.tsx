import { testPlaces } from './matrix.ts';
import { platforms } from './places/platforms.ts';

await testPlaces(platforms);
