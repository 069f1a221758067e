import { iconTicketPercent } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#core/context.ts';
import { useIsHydrated } from '#core/prerender/use-is-hydrated.ts';
import './captured-promo.css';

/** Shows the captured promo code before the user has an account. */
export function CapturedPromo() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const [promo] = useState(() => storage.get('promo'));
  const isHydrated = useIsHydrated();
  // Takes the room of the line where the boot script has found a code.
  if (!isHydrated) return <p className="captured-promo captured-promo-pending text-13" />;
  if (!promo) return null;
  return (
    <p className="captured-promo text-13 muted">
      <Icon path={iconTicketPercent} size="small" />
      <span>{t('promo.captured', { code: promo.code })}</span>
    </p>
  );
}
