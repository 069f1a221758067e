// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthFinancingSummary } from '../elements/financing-summary/financing-summary.ts';
import { define as defineCapacityMeter } from './capacity-meter.ts';
import { define as defineCard } from './card.ts';
import { define as defineEmptyState } from './empty-state.ts';
import { define as defineRepaymentProgress } from './repayment-progress.ts';
import { define as defineSkeleton } from './skeleton.ts';

/** Registers `<plinth-financing-summary>` and the elements that it needs in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('financing-summary', PlinthFinancingSummary, [defineCapacityMeter, defineCard, defineEmptyState, defineRepaymentProgress, defineSkeleton]);
