import { testPlaces } from '../matrix.ts';
import { platforms } from './platforms.ts';

await testPlaces(platforms);
