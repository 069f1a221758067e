import { iconExternalLink } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';

interface Props {
  readonly label: string;
  readonly error: string;
  /** The props of the control. */
  readonly field: ReturnType<DraftForm<string>['field']>;
  readonly onRemove: () => void;
}

/** Returns the address of a link that can be opened; null while it is not complete. */
function openAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** A web address, with buttons that open and remove it. */
export function SocialLinkField({ label, error, field, onRemove }: Props) {
  const href = openAddress(field.value);
  return (
    <div className="account-link">
      <Field label={label} optional error={error}>
        <input type="url" dir="ltr" autoComplete="off" placeholder="https://" {...field} />
      </Field>
      {field.value === '' ? null : (
        <div className="account-link-actions">
          {href === null ? null : (
            <Button variant="ghost" size="small" href={href} target="_blank" label={`Open ${label} link`}>
              <Icon slot="start" size="small" path={iconExternalLink} />
              Open
            </Button>
          )}
          <Button variant="ghost" size="small" label={`Remove ${label} link`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}
