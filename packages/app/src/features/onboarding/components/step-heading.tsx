import { useTranslation } from 'react-i18next';
import { PageHeading } from '#shared/page-heading.tsx';
import type { ApplicationStep } from '../steps/stepper-steps.ts';

/** The heading of a step with a one-line description. */
export function StepHeading({ step }: { readonly step: ApplicationStep }) {
  const { t } = useTranslation();
  return (
    <div>
      <PageHeading>{t(`onboarding.${step}.title`)}</PageHeading>
      <p className="onboarding-lead muted">{t(`onboarding.${step}.text`)}</p>
    </div>
  );
}
