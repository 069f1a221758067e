import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { Progress } from '@plinth/ui-kit/react/progress';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectClaims } from '#core/session/auth-slice.ts';
import { claimsRequested } from '#core/session/claims.saga.ts';
import { focusHeading } from '#shared/focus-heading.ts';
import { PageHeading } from '#shared/page-heading.tsx';

/** A placeholder until the token names the new company (product.md#calls). Nothing can be linked before that. */
export function PendingCompany() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const claims = useSelector(selectClaims);
  const retry = () => {
    focusHeading();
    dispatch(claimsRequested());
  };
  return (
    <section className="plinth-stack plinth-gap-8">
      <div>
        <PageHeading state="waiting">{t('onboarding.waiting.title')}</PageHeading>
        <p className="onboarding-lead muted">{t('onboarding.waiting.text')}</p>
      </div>
      <div className="plinth-stack plinth-gap-5 onboarding-waiting">
        {claims === 'missing' ? (
          <Alert variant="danger">
            {t('onboarding.waiting.missing')}
            <Button slot="action" size="small" onClick={retry}>
              {t('onboarding.retry')}
            </Button>
          </Alert>
        ) : (
          <>
            <Progress label={t('onboarding.waiting.title')} labelHidden />
            <output className="text-13 muted">{t('onboarding.waiting.soon')}</output>
          </>
        )}
      </div>
    </section>
  );
}
