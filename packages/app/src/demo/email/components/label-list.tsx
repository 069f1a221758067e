import type { MailLabel } from '@plinth/api-client/demo/email';
import { LABELS } from '../mail-lists.ts';

/** The labels of a mail: each a dot and its name. */
export function LabelList({ labels }: { readonly labels: readonly MailLabel[] }) {
  return (
    <span className="mail-labels">
      {labels.map((label) => (
        <span key={label} className="mail-label">
          <span className={`mail-dot mail-dot-${LABELS[label].color}`} />
          {LABELS[label].name}
        </span>
      ))}
    </span>
  );
}
