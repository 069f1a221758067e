import { testPlaces } from './matrix.ts';
import { tickets } from './places/tickets.ts';

await testPlaces(tickets);
