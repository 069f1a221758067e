import { iconEye, iconEyeOff } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState, type ReactNode } from 'react';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';

interface Props {
  readonly label: string;
  readonly error: string;
  readonly size?: 'medium' | 'large';
  readonly autoComplete: 'current-password' | 'new-password';
  /** The props of the control. */
  readonly field: ReturnType<DraftForm<string>['field']>;
  /** Content beside the label. */
  readonly children?: ReactNode;
}

/** A field for a password, with a button that shows it. */
export function PasswordInput({ label, error, size = 'medium', autoComplete, field, children }: Props) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field size={size} label={label} error={error} required>
      <input
        type={isVisible ? 'text' : 'password'}
        dir="ltr"
        autoComplete={autoComplete}
        spellCheck={false}
        {...field}
      />
      <Button
        slot="end"
        variant="ghost"
        size="small"
        iconOnly
        label={isVisible ? 'Hide password' : 'Show password'}
        onClick={() => setVisible(!isVisible)}
      >
        <Icon path={isVisible ? iconEyeOff : iconEye} />
      </Button>
      {children ? <span slot="label-end">{children}</span> : null}
    </Field>
  );
}
