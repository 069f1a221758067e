import { iconTicketPercent } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../context.ts';
import './held-promo.css';

/** Says which promo code waits for the account. It was kept before the page was made, so it is there at once. */
export function HeldPromo() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const [held] = useState(() => storage.get('promo'));
  if (!held) return null;
  return (
    <p className="held-promo text-13 muted">
      <Icon path={iconTicketPercent} size="small" />
      <span>{t('promo.held', { code: held.code })}</span>
    </p>
  );
}
