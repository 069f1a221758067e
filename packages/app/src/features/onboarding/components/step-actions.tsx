import { Button } from '@plinth/ui-kit/react/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { hrefOf } from '#core/routes/href.ts';
import { selectLead, selectSpecialistDone } from '#features/_shared/customers/customers-slice.ts';
import { useNavigate } from '#shared/navigation.ts';
import { previousStep, type ApplicationStep } from '../steps/stepper-steps.ts';

/** The actions at the bottom of a step: a Back button, unless it is the first step, and `children`. */
export function StepActions({ step, children }: { readonly step: ApplicationStep; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lead = useSelector(selectLead);
  const specialistDone = useSelector(selectSpecialistDone);
  const previous = previousStep(step, { lead, specialistDone });
  return (
    <div className="onboarding-actions">
      {previous ? (
        <Button
          className="onboarding-back"
          variant="ghost"
          size="large"
          onClick={() => navigate(hrefOf('register', { step: previous }))}
        >
          {t('onboarding.back')}
        </Button>
      ) : null}
      <div className="onboarding-onward">{children}</div>
    </div>
  );
}
