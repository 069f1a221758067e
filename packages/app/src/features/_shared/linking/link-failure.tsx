import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { focusHeading } from '#shared/focus-heading.ts';
import { linkRequested, selectLinking, type LinkKind } from './linking-slice.ts';

interface Props {
  readonly kind: LinkKind;
  /** Shows only failures of this connection or platform. By default, shows all failures of the kind. */
  readonly id?: string;
}

/** An alert that explains why a hosted linking page did not open, with a retry button (product.md#errors). */
export function LinkFailure({ kind, id }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  if (linking.status !== 'failed' || linking.request.kind !== kind || (id !== undefined && linking.request.id !== id))
    return null;
  const { request, code } = linking;
  const retry = () => {
    focusHeading();
    dispatch(linkRequested(request));
  };
  const reason = t([`linking.why.${code}`, 'linking.why.other']);
  return (
    <Alert variant="danger">
      <strong>{t(`linking.failed.${kind}`)}.</strong> {reason} {t('linking.nothingChanged')}
      <Button slot="action" size="small" onClick={retry}>
        {t('linking.retry')}
      </Button>
    </Alert>
  );
}
