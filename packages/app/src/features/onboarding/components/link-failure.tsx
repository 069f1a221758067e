import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { focusHeading } from '#shared/focus-heading.ts';
import { linkRequested, selectLinking, type LinkKind } from '#core/linking/linking-slice.ts';

/** Why the page on which something is linked was not opened, with the way to ask for it again (spec §8). */
export function LinkFailure({ kind }: { readonly kind: LinkKind }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  if (linking.status !== 'failed' || linking.request.kind !== kind) return null;
  const { request } = linking;
  const retry = () => {
    focusHeading();
    dispatch(linkRequested(request));
  };
  return (
    <Alert variant="danger">
      <strong>{t(`onboarding.${kind}.linkFailed`)}</strong> {t('onboarding.nothingChanged')}
      <Button slot="action" size="small" onClick={retry}>{t('onboarding.retry')}</Button>
    </Alert>
  );
}
