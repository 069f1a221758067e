import { iconEye, iconEyeOff } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string;
  readonly help?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Content beside the label. */
  readonly children?: ReactNode;
}

/** A password field with a button that toggles the visibility of the password. */
export function PasswordField({ label, value, onValueChange, error, help = '', autoComplete, children }: Props) {
  const { t } = useTranslation();
  const [isVisible, setVisible] = useState(false);
  return (
    <Field size="large" label={label} error={error} help={help} required>
      <input
        name="password"
        type={isVisible ? 'text' : 'password'}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <Button
        slot="end"
        variant="ghost"
        size="small"
        iconOnly
        label={t(isVisible ? 'signIn.hidePassword' : 'signIn.showPassword')}
        onClick={() => setVisible(!isVisible)}
      >
        <Icon path={isVisible ? iconEyeOff : iconEye} />
      </Button>
      {children ? <span slot="label-end">{children}</span> : null}
    </Field>
  );
}
