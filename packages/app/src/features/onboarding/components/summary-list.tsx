import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/navigation.ts';

/** A row of a summary: its label and its value. */
export interface SummaryRow {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  /** The address of the step that changes the value; the row then has an Edit link. */
  readonly editHref?: string;
}

/** A list of labels and values, ruled like a ledger. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  const { t } = useTranslation();
  const isEditable = rows.some(({ editHref }) => editHref !== undefined);
  return (
    <dl className={isEditable ? 'onboarding-ledger onboarding-ledger-editable' : 'onboarding-ledger'}>
      {rows.map(({ key, label, value, editHref }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {editHref === undefined ? null : (
            <dd className="onboarding-ledger-edit">
              <Link to={editHref}>
                {t('onboarding.complete.edit')} <span className="visually-hidden">{label}</span>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
