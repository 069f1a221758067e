import type { AccountPlan } from '@plinth/api-client/demo/account';
import type { PricePlan } from '@plinth/api-client/demo/pricing';
import { iconCheck } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { Figure } from '#shared/figure.tsx';
import { dollars } from '../amounts.ts';
import { ACCOUNT_PLAN_OF, monthlyPriceOf, type BillingPeriod } from './prices.ts';
import './plan-cards.css';

interface Props {
  readonly plans: readonly PricePlan[];
  readonly period: BillingPeriod;
  /** The plan of the account; undefined until it has loaded. */
  readonly current: AccountPlan | undefined;
  readonly onChoose: (plan: PricePlan) => void;
}

const PLACEHOLDERS = [1, 2, 3];

/** The room of the plans while they load. */
export function LoadingPlans() {
  return (
    <output className="plan-cards">
      <span className="visually-hidden">Loading the plans</span>
      {PLACEHOLDERS.map((number) => (
        <div key={number} className="plan-card">
          <Skeleton className="plan-card-loading" shape="block" />
        </div>
      ))}
    </output>
  );
}

/** The price of the plan for a year, where it is paid at once. */
function YearlyTotal({ plan, period }: { readonly plan: PricePlan; readonly period: BillingPeriod }) {
  if (plan.monthlyPrice === 0) return <bdi>Free for as long as you like</bdi>;
  return (
    <bdi>{period === 'yearly' ? `${dollars(plan.yearlyPlan.totalAnnual)} for the year` : 'Paid month by month'}</bdi>
  );
}

/** The plans with their prices. The one after the plan of the account has the filled button. */
export function PlanCards({ plans, period, current, onChoose }: Props) {
  const currentIndex = plans.findIndex(({ title }) => ACCOUNT_PLAN_OF[title] === current);
  return (
    <ul className="plan-cards">
      {plans.map((plan, index) => {
        const { title, subtitle, planBenefits, popular } = plan;
        const isCurrent = index === currentIndex;
        return (
          <li key={title} className="plan-card" data-popular={popular || undefined}>
            <div className="plan-card-head">
              <h2>{title}</h2>
              {popular ? <Badge variant="primary">Popular</Badge> : null}
            </div>
            <p className="muted">
              <bdi>{subtitle}</bdi>
            </p>
            <p className="plan-card-price">
              <Figure>{dollars(monthlyPriceOf(plan, period))}</Figure> <span className="muted">a month</span>
            </p>
            <p className="muted text-13">
              <YearlyTotal plan={plan} period={period} />
            </p>
            <ul className="plan-card-benefits">
              {planBenefits.map((benefit) => (
                <li key={benefit}>
                  <Icon path={iconCheck} size="small" />
                  <bdi>{benefit}</bdi>
                </li>
              ))}
            </ul>
            <Button
              wide
              variant={index === currentIndex + 1 && current !== undefined ? 'primary' : 'secondary'}
              disabled={isCurrent || current === undefined}
              onClick={() => onChoose(plan)}
            >
              {isCurrent ? 'Current plan' : `Choose ${title}`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
