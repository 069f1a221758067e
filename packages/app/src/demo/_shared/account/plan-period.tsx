import type { AccountExtras } from '@plinth/api-client/demo/account';
import { Progress } from '@plinth/ui-kit/react/progress';
import { useState } from 'react';
import { isolate } from '#shared/isolate.ts';
import { dayInYear } from '../dates.ts';
import { periodDays } from './period-days.ts';

interface Props {
  readonly plan: AccountExtras['plan'];
  /** Whether the plan costs something. */
  readonly isPaid: boolean;
}

/** The part of the current period of a plan that has passed. */
export function PlanPeriod({ plan, isPaid }: Props) {
  const [now] = useState(() => new Date());
  const { days, daysUsed } = periodDays(plan, now);
  const daysLeft = days - daysUsed;
  const end = dayInYear(plan.endDate, now.getTime());
  return (
    <div className="plan-period">
      <Progress label="Billing period" value={daysUsed} max={days} valueText={isolate(`Day ${daysUsed} of ${days}`)} />
      <p className="muted text-13">
        <bdi>
          {daysLeft === 1 ? '1 day' : `${daysLeft} days`} left. {isPaid ? 'Renews' : 'The next period starts'} on {end}.
        </bdi>
      </p>
    </div>
  );
}
