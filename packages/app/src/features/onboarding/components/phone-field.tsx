import { iconPhone } from '@plinth/ui-kit/icons';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** What the native control takes. */
  readonly control: InputHTMLAttributes<HTMLInputElement>;
  /** Translation key of what is wrong. */
  readonly error: string | undefined;
  readonly optional?: boolean;
}

/** The number that a specialist calls. */
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
