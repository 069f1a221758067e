import { iconLogOut } from '@plinth/ui-kit/icons';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Stepper } from '@plinth/ui-kit/react/stepper';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import { logoutRequested } from '#core/events.ts';
import { LanguageSelect } from '#core/i18n/language-select.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { useKeepsValues } from '#core/storage/use-keeps-values.ts';
import { selectLead, selectNextStep, selectSpecialistDone } from '#features/_shared/customers/customers-slice.ts';
import { Link, useNavigate } from '#shared/navigation.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { stepperSteps, type ApplicationStep } from '../steps/stepper-steps.ts';
import './onboarding.css';

/** The layout of all steps after the account: the progress, the signed-in user and the step's content. */
export function OnboardingLayout({ step, children }: { readonly step: ApplicationStep; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { settings } = useServices();
  const keepsValues = useKeepsValues();
  // The style sheet has the same width.
  const isNarrow = useMediaQuery('(width < 480px)');
  const user = useSelector(selectUser);
  const lead = useSelector(selectLead);
  const nextStep = useSelector(selectNextStep);
  const specialistDone = useSelector(selectSpecialistDone);
  const steps = stepperSteps({ nextStep, lead, specialistDone }).map((stepperStep) => ({
    ...stepperStep,
    label: t(`onboarding.steps.${stepperStep.id}`),
  }));
  const brandLink = (
    <Link className="brand-lockup onboarding-brand" to={hrefOf('root')} aria-label={brand.name}>
      <BrandMark />
    </Link>
  );
  return (
    <div className="onboarding">
      <aside className="onboarding-rail" aria-label={t('onboarding.rail')}>
        {brandLink}
        <Stepper
          className="onboarding-rail-steps"
          steps={steps}
          current={step}
          label={t('onboarding.progress')}
          onStepSelect={(event) => {
            event.preventDefault();
            if (event.detail.step.href) navigate(event.detail.step.href);
          }}
        />
        <p className="onboarding-rail-note text-13 faint">
          {keepsValues ? (
            <>
              <span>{t('onboarding.saved')}</span>
              <span>{t('onboarding.comeBack')}</span>
            </>
          ) : (
            <span>{t('storage.notKept')}</span>
          )}
        </p>
      </aside>
      <div className="onboarding-body">
        <header className="onboarding-top">
          {brandLink}
          <LanguageSelect />
          {settings.sandbox ? <Badge variant="sandbox">{t('onboarding.sandbox')}</Badge> : null}
          <span className="onboarding-email text-13 muted">
            <bdi>{user?.email}</bdi>
          </span>
          <Button
            variant="ghost"
            size="small"
            iconOnly={isNarrow}
            label={t('onboarding.logout')}
            onClick={() => dispatch(logoutRequested('user'))}
          >
            {isNarrow ? <Icon size="small" path={iconLogOut} mirrored /> : t('onboarding.logout')}
          </Button>
        </header>
        <Stepper
          className="onboarding-bar"
          appearance="bar"
          steps={steps}
          current={step}
          label={t('onboarding.progress')}
        />
        <main className="onboarding-main" id="main">
          {children}
        </main>
      </div>
    </div>
  );
}
