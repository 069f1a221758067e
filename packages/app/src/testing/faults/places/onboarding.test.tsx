import { testPlaces } from '../matrix.ts';
import { onboarding } from './onboarding.ts';

await testPlaces(onboarding);
