import { Alert } from '@plinth/ui-kit/react/alert';
import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { focusHeading } from '#shared/focus-heading.ts';
import { linkRequested, selectLinking, type LinkKind } from './linking-slice.ts';

interface Props {
  readonly kind: LinkKind;
  /** Only what was asked of this one; without it, of any of the kind. */
  readonly id?: string;
}

/** Why the page on which something is linked was not opened, with the way to ask for it again (spec §8). */
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
  const why = t([`linking.why.${code}`, `linking.why.${kind === 'bank' ? 'bank' : 'platform'}`]);
  return (
    <Alert variant="danger">
      <strong>{t(`linking.failed.${kind}`)}.</strong> {why} {t('linking.nothingChanged')}
      <Button slot="action" size="small" onClick={retry}>
        {t('linking.retry')}
      </Button>
    </Alert>
  );
}
