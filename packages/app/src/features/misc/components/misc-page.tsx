import { Button } from '@plinth/ui-kit/react/button';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { MessageFrame } from '#core/error-page/message-frame.tsx';
import { useGoHome } from '#core/pages/use-go-home.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { reloadPreviousPage } from '../reload-previous-page.ts';

/** A page that explains why the requested content is unavailable, with a button to continue (product.md#pages). */
export function MiscPage({ kind }: { readonly kind: 'notAuthorized' | 'maintenance' | 'notFound' }) {
  const { t } = useTranslation();
  const user = useSelector(selectUser);
  const goHome = useGoHome();
  return (
    <MessageFrame brandHref={hrefOf('root')}>
      <EmptyState kind={kind === 'maintenance' ? 'empty' : 'error'}>
        <PageHeading slot="heading">{t(`misc.${kind}.title`)}</PageHeading>
        <span>{t(`misc.${kind}.text`, { email: brand.supportEmail })}</span>
        {kind === 'maintenance' ? (
          <Button slot="action" variant="primary" onClick={reloadPreviousPage}>
            {t('misc.retry')}
          </Button>
        ) : (
          <Button slot="action" variant="primary" onClick={goHome}>
            {t(user ? 'misc.back' : 'misc.signIn')}
          </Button>
        )}
      </EmptyState>
    </MessageFrame>
  );
}
