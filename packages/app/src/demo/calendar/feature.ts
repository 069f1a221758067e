import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { CalendarPage } from './pages/calendar.tsx';

/** The calendar of the demo. */
export const feature: FeatureWithPages<'calendar'> = {
  requires: [demoFeature],
  pages: { calendar: CalendarPage },
};
