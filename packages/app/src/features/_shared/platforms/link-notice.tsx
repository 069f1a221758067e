import { Alert } from '@plinth/ui-kit/react/alert';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectLastLinked } from '#features/_shared/linking/last-linked-slice.ts';
import type { PlatformKind } from './platforms-slice.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';
import { selectUnlinking, unlinking } from './unlinking.ts';

/** Announces new links and completed unlinks of a kind, and contains the unlink dialog. */
export function LinkNotice({ kind }: { readonly kind: PlatformKind }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const lastLinked = useSelector(selectLastLinked);
  const submission = useSelector(selectUnlinking);
  const [isLinked, setLinked] = useState(lastLinked?.kind === kind);
  const notice = useRef<HTMLDivElement>(null);
  const isUnlinked = submission.status === 'sent' && submission.input.kind === kind;
  // An unlink replaces the notice about an earlier link.
  if (isUnlinked && isLinked) setLinked(false);
  useEffect(
    () => () => {
      dispatch(unlinking.dismissed());
    },
    [dispatch],
  );
  useEffect(() => {
    if (!isUnlinked) return undefined;
    // The button that opened the dialog is removed with its row, so focus moves to the notice after the dialog releases
    // it.
    const frame = requestAnimationFrame(() => notice.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isUnlinked]);
  return (
    <>
      <div ref={notice} className="platform-notice" tabIndex={-1}>
        {isUnlinked ? (
          <Alert variant="success" dismissible onAlertDismiss={() => dispatch(unlinking.dismissed())}>
            {t('platforms.unlinkedNotice', { name: submission.input.name })}
          </Alert>
        ) : null}
        {isLinked ? (
          <Alert variant="success" dismissible onAlertDismiss={() => setLinked(false)}>
            <strong>{t(`platforms.linkedNotice.${kind}`)}</strong> {t('platforms.linkedNotice.rest')}
          </Alert>
        ) : null}
      </div>
      <UnlinkDialog />
    </>
  );
}
