import { useTranslation } from 'react-i18next';
import '#shared/notes.css';

/** A numbered list of what happens next. */
export function WhatHappensNext({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <h2>{t('onboarding.next')}</h2>
      <ol className="notes">
        {lines.map((line, index) => (
          <li key={line}>
            <span aria-hidden="true">{index + 1}</span>
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
