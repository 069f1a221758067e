/** An inline script behind the prerendered frame of the dashboard. */
import { showSummary } from '#features/dashboard/summary/show-summary.ts';

void showSummary(Date.now());
