import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { logoutRequested } from '#core/events.ts';
import { MessageFrame } from './message-frame.tsx';

interface Props {
  /** The source of the error: the identity provider, the request for the business, or the page itself. */
  readonly kind: 'unreachable' | 'business' | 'crash';
  readonly onRetry?: () => void;
  readonly canLogout?: boolean;
}

/** A full-page error with the actions to recover. */
export function ErrorPage({ kind, onRetry, canLogout = false }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <MessageFrame>
      <EmptyState kind="error">
        <h1 slot="heading" tabIndex={-1}>
          {t(`misc.${kind}.title`)}
        </h1>
        <span>{t(`misc.${kind}.text`)}</span>
        <div slot="action" className="plinth-row plinth-justify-center">
          <Button variant="primary" onClick={onRetry ?? (() => globalThis.location.reload())}>
            {t('misc.retry')}
          </Button>
          {canLogout ? (
            <Button variant="ghost" onClick={() => dispatch(logoutRequested('user'))}>
              {t('shell.logout')}
            </Button>
          ) : null}
        </div>
      </EmptyState>
    </MessageFrame>
  );
}
