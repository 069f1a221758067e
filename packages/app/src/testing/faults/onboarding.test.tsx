import { testPlaces } from './matrix.ts';
import { onboarding } from './places/onboarding.ts';

await testPlaces(onboarding);
