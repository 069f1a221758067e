import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';

/** What happens next, counted. */
export function Next({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <h2>{t('onboarding.next')}</h2>
      <ol className="onboarding-list">
        {lines.map((line, index) => <li key={line}><span aria-hidden="true">{index + 1}</span><span>{line}</span></li>)}
      </ol>
    </div>
  );
}

/** Things to know or to have, each with its icon. */
export function Notes({ title, lines }: { readonly title: string; readonly lines: readonly (readonly [icon: string, line: string])[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="onboarding-list">
        {lines.map(([icon, line]) => <li key={line}><Icon path={icon} size="small" /><span>{line}</span></li>)}
      </ul>
    </div>
  );
}
