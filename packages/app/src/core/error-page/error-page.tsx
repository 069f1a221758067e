import { Button } from '@plinth/ui-kit/react/button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { logoutRequested } from '#core/events.ts';
import './error-page.css';

interface Props {
  /** What failed: the identity provider, the provider's record of the business, or the page itself. */
  readonly kind: 'unreachable' | 'business' | 'crash';
  readonly onRetry?: () => void;
  readonly canLogout?: boolean;
}

/** A full page that says what failed, what was not changed, and what to do next. */
export function ErrorPage({ kind, onRetry, canLogout = false }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <main className="error-page" id="main">
      <div role="alert">
        <h1 tabIndex={-1}>{t(`misc.${kind}.title`)}</h1>
        <p className="muted">{t(`misc.${kind}.text`)}</p>
      </div>
      <div className="error-page-actions">
        <Button variant="primary" onClick={onRetry ?? (() => globalThis.location.reload())}>
          {t('misc.retry')}
        </Button>
        {canLogout ? (
          <Button variant="ghost" onClick={() => dispatch(logoutRequested('user'))}>
            {t('shell.logout')}
          </Button>
        ) : null}
      </div>
    </main>
  );
}
