import { testPlaces } from '../matrix.ts';
import { tickets } from './tickets.ts';

await testPlaces(tickets);
