import type { PricePlan, Pricing } from '@plinth/api-client/demo/pricing';
import { Accordion } from '@plinth/ui-kit/react/accordion';
import { AccordionItem } from '@plinth/ui-kit/react/accordion-item';
import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useState } from 'react';
import { useAccountExtrasQuery } from '#demo/_shared/account/account-api.ts';
import { dollars } from '#demo/_shared/amounts.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { ConfirmPlanDialog } from '#demo/_shared/pricing/confirm-plan-dialog.tsx';
import { LoadingPlans, PlanCards } from '#demo/_shared/pricing/plan-cards.tsx';
import { savingOf, type BillingPeriod } from '#demo/_shared/pricing/prices.ts';
import { usePricingQuery } from '#demo/_shared/pricing/pricing-api.ts';
import { useQuery } from '#shared/navigation.ts';
import { PlanComparison } from '../components/plan-comparison.tsx';
import './pricing.css';

/** The switch between the prices of a month and of a year. The address has the choice. */
function PeriodSwitch({ plans, period }: { readonly plans: readonly PricePlan[]; readonly period: BillingPeriod }) {
  const { setQuery } = useQuery();
  const saving = Math.max(...plans.map(savingOf));
  const isYearly = period === 'yearly';
  return (
    <div className="pricing-period">
      <Switch checked={isYearly} onChange={() => setQuery({ period: isYearly ? null : 'yearly' })}>
        Pay yearly
      </Switch>
      <span className="muted text-13">
        <bdi>Saves up to {dollars(saving)} a year</bdi>
      </span>
    </div>
  );
}

function PricingContent({ pricing }: { readonly pricing: Pricing }) {
  const { query } = useQuery();
  const { currentData: extras, isError, refetch } = useAccountExtrasQuery(null);
  const [chosen, setChosen] = useState<PricePlan | null>(null);
  const period = query.get('period') === 'yearly' ? 'yearly' : 'monthly';
  const { plans, comparison, qandA } = pricing;
  return (
    <div className="pricing" data-ready={extras || isError ? 'pricing' : undefined}>
      <PeriodSwitch plans={plans} period={period} />
      {isError && !extras ? (
        <Alert variant="danger">
          Your plan didn’t load, so you can’t change it now.
          <Button slot="action" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      <PlanCards plans={plans} period={period} current={extras?.plan.name} onChoose={setChosen} />
      <PlanComparison plans={plans} comparison={comparison} />
      <Card>
        <h2 slot="heading">Questions about plans</h2>
        <Accordion>
          {qandA.map(({ question, answer }) => (
            <AccordionItem key={question}>
              <span slot="heading">
                <bdi>{question}</bdi>
              </span>
              <p className="pricing-answer">
                <bdi>{answer}</bdi>
              </p>
            </AccordionItem>
          ))}
        </Accordion>
      </Card>
      {chosen ? <ConfirmPlanDialog plan={chosen} period={period} onClose={() => setChosen(null)} /> : null}
    </div>
  );
}

/** The page of the plans that are for sale. */
export function PricingPage() {
  const { data: pricing, isError, refetch } = usePricingQuery();
  return (
    <ListPage title="demo.pages.pricing" group="demo.menu.pages">
      {isError && !pricing ? (
        <EmptyState
          kind="error"
          heading="The plans did not load"
          text="Nothing has changed."
          onLoadRetry={() => void refetch()}
        />
      ) : null}
      {!pricing && !isError ? <LoadingPlans /> : null}
      {pricing?.plans.length === 0 ? (
        <EmptyState heading="No plans yet" text="Plans appear here once they are for sale." />
      ) : null}
      {pricing && pricing.plans.length > 0 ? <PricingContent pricing={pricing} /> : null}
    </ListPage>
  );
}
