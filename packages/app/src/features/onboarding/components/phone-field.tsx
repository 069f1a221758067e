import { iconPhone } from '@plinth/ui-kit/icons';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The attributes and event handlers of the native control. */
  readonly control: InputHTMLAttributes<HTMLInputElement>;
  /** Translation key of the error message. */
  readonly error: string | undefined;
  readonly optional?: boolean;
}

/** A field for the phone number that a specialist calls. */
export function PhoneField({ control, error, optional = false }: Props) {
  const { t } = useTranslation();
  return (
    <Field
      className="onboarding-short"
      size="large"
      label={t('onboarding.phone.label')}
      optional={optional}
      required={!optional}
      help={error ? '' : t('onboarding.phone.help')}
      error={error ? t(error) : ''}
    >
      <Icon slot="start" path={iconPhone} size="small" />
      <input className="figures" type="tel" dir="ltr" autoComplete="tel" inputMode="tel" {...control} />
    </Field>
  );
}
