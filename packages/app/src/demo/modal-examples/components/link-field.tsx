import { CopyButton } from '@plinth/ui-kit/react/copy-button';
import { Field } from '@plinth/ui-kit/react/field';

/** An address that can be copied. */
export function LinkField({ label, link }: { readonly label: string; readonly link: string }) {
  return (
    <Field label={label}>
      <input type="url" dir="ltr" readOnly value={link} />
      <CopyButton slot="end" value={link} label="Copy the link" />
    </Field>
  );
}
