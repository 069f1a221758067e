import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { Stepper } from '@plinth/ui-kit/react/stepper';
import { useEffect, useRef } from 'react';
import { useServices } from '#core/context.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { ACCOUNT_PLAN_OF } from '#demo/_shared/pricing/prices.ts';
import { usePricingQuery } from '#demo/_shared/pricing/pricing-api.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { Link, useQuery } from '#shared/navigation.ts';
import { AccountFields } from '../components/account-fields.tsx';
import { AuthPage } from '../components/auth-page.tsx';
import { BillingFields } from '../components/billing-fields.tsx';
import { PersonalFields } from '../components/personal-fields.tsx';
import { RegistrationAlert } from '../components/registration-alert.tsx';
import {
  NO_VALUES,
  reachableStep,
  stepErrors,
  STEPS,
  updatesOf,
  type Step,
  type StepField,
} from '../registration-steps.ts';
import { useRegistration } from '../use-registration.ts';

const LABELS: Readonly<Record<Step, string>> = { account: 'Account', personal: 'Personal', billing: 'Billing' };

const STEPPER_STEPS = STEPS.map((id) => ({ id, label: LABELS[id] }));

/** A registration in three steps. The address names the step; one can be opened when those before it are complete. */
export function RegisterStepsPage() {
  const { now } = useServices();
  const { query, setQuery } = useQuery();
  const pricing = usePricingQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const named = query.get('step');
  const { values, errors, form, field, change, submit } = useDraftForm<StepField>(null, NO_VALUES, (current) =>
    stepErrors(reachableStep(named, current, new Date(now())), current, new Date(now())),
  );
  const refused = useRefusedFields<StepField>(values, form);
  const step = reachableStep(named, values, new Date(now()));
  const index = STEPS.indexOf(step);
  const isLast = index === STEPS.length - 1;
  const { isBusy, failure, register } = useRegistration((taken) => {
    // The taken names are fields of the first step.
    setQuery({ step: null });
    setTimeout(() => refused.refuse(taken));
  });
  useEffect(() => {
    if (named !== null && named !== step) setQuery({ step: step === 'account' ? null : step }, { replace: true });
  }, [named, step, setQuery]);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);
  const open = (next: Step | undefined) => setQuery({ step: next === 'account' || !next ? null : next });
  const plans = pricing.data?.plans;
  const send = () => {
    const chosen = plans?.find(({ title }) => ACCOUNT_PLAN_OF[title] === values.plan);
    if (!isLast) open(STEPS[index + 1]);
    else void register(values, updatesOf(values, chosen ? ACCOUNT_PLAN_OF[chosen.title] : 'basic'));
  };
  const errorOf = (name: StepField): string => errors[name] ?? refused.errors[name] ?? '';
  return (
    <AuthPage variant="cover" title="demo.pages.register" ready="register-multi-steps" isWide>
      <p className="muted">
        Already have an account? <Link to={demoRoutes.hrefOf('login-cover')}>Sign in</Link>
      </p>
      <Stepper appearance="bar" steps={STEPPER_STEPS} current={step} />
      <form ref={form} className="auth-page-form" noValidate onSubmit={submit(send)}>
        <h2 ref={heading} className="visually-hidden" tabIndex={-1}>
          {LABELS[step]}
        </h2>
        {step === 'account' ? <AccountFields field={field} errorOf={errorOf} /> : null}
        {step === 'personal' ? <PersonalFields field={field} errorOf={errorOf} /> : null}
        {step === 'billing' && plans ? (
          <BillingFields
            plans={plans}
            plan={values.plan}
            onPlan={(plan) => change('plan', plan)}
            field={field}
            errorOf={errorOf}
          />
        ) : null}
        {step === 'billing' && !plans ? (
          pricing.isError ? (
            <EmptyState kind="error" heading="The plans did not load" onLoadRetry={() => void pricing.refetch()} />
          ) : (
            <Skeleton className="auth-page-plans" shape="block" />
          )
        ) : null}
        <RegistrationAlert failure={failure} />
        <div className="auth-page-row">
          {index === 0 ? null : (
            <Button size="large" disabled={isBusy} onClick={() => open(STEPS[index - 1])}>
              Back
            </Button>
          )}
          <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={isLast && !plans}>
            {isLast ? (failure === null ? 'Create account' : 'Try again') : 'Continue'}
          </Button>
        </div>
      </form>
    </AuthPage>
  );
}
