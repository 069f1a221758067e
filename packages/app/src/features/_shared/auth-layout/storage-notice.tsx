import { Alert } from '@plinth/ui-kit/react/alert';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import { useIsHydrated } from '#core/prerender/use-is-hydrated.ts';

/** Says that a session will end with the page, where the browser's storage is blocked or full. */
export function StorageNotice() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const isHydrated = useIsHydrated();
  return isHydrated && !storage.isKept() ? <Alert variant="warning">{t('signIn.notKept')}</Alert> : null;
}
