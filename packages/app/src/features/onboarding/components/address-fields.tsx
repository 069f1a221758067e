import { formatNumber } from '@plinth/ui-kit/format';
import { iconMapPin } from '@plinth/ui-kit/icons';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftForm } from '#core/drafts/use-draft-form.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { isTooLong, MAX_NAME_LENGTH } from '#shared/text-limit.ts';
import { DEFAULT_COUNTRY, hasPostalCodes, isPostalCode, US_STATES, type Address } from '../fields/address.ts';
import { countriesIn } from '../fields/company-options.ts';

type AddressField = keyof Address;

/** Returns the translation keys of the errors of an address. */
export function addressErrors(address: Address): Partial<Record<AddressField, string>> {
  const { country, postalCode } = address;
  const isUs = country === DEFAULT_COUNTRY;
  const required = ['country', 'street', 'city', ...(isUs ? (['region'] as const) : [])] as const;
  const missing = required.filter((name) => address[name].trim() === '');
  const postalCodeError = isUs
    ? 'onboarding.time.zipWrong'
    : postalCode.trim() === ''
      ? 'onboarding.time.postalCodeMissing'
      : 'onboarding.time.postalCodeWrong';
  return {
    ...Object.fromEntries(
      missing.map((name) => [
        name,
        name === 'region' ? 'onboarding.time.stateMissing' : `onboarding.time.${name}Missing`,
      ]),
    ),
    ...(isTooLong(address.street) ? { street: 'onboarding.time.streetLong' } : {}),
    ...(isPostalCode(postalCode, country) ? {} : { postalCode: postalCodeError }),
  };
}

interface Props extends Pick<DraftForm<AddressField>, 'values' | 'errors' | 'field'> {
  readonly change: DraftForm<AddressField>['changeAll'];
}

/** The fields of a business address. Their labels and checks follow the country. */
export function AddressFields({ values, errors, field, change }: Props) {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const countries = useMemo(() => countriesIn(language), [language]);
  const isUs = values.country === DEFAULT_COUNTRY;
  const hasCode = hasPostalCodes(values.country);
  const error = (name: AddressField) => (errors[name] ? t(errors[name], { max: formatNumber(MAX_NAME_LENGTH) }) : '');
  return (
    <div className="onboarding-ruled">
      <h2>{t('onboarding.time.address')}</h2>
      <Field size="large" label={t('onboarding.time.country')} error={error('country')} required>
        <select
          autoComplete="country"
          {...field('country')}
          onChange={({ target }) => change({ country: target.value, region: '' })}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field size="large" label={t('onboarding.time.street')} error={error('street')} required>
        <Icon slot="start" path={iconMapPin} size="small" />
        <input type="text" dir="auto" autoComplete="street-address" {...field('street')} />
      </Field>
      <div className={isUs ? 'onboarding-address onboarding-address-us' : 'onboarding-address'}>
        <Field size="large" label={t('onboarding.time.city')} error={error('city')} required>
          <input type="text" dir="auto" autoComplete="address-level2" {...field('city')} />
        </Field>
        {isUs ? (
          <Field key="state" size="large" label={t('onboarding.time.state')} error={error('region')} required>
            <select autoComplete="address-level1" {...field('region')}>
              <option value="">{t('onboarding.choose')}</option>
              {US_STATES.map((state) => (
                <option key={state} value={state}>
                  {t(`onboarding.states.${state}`)}
                </option>
              ))}
            </select>
          </Field>
        ) : (
          <Field key="region" size="large" label={t('onboarding.time.region')} optional>
            <input type="text" dir="auto" autoComplete="address-level1" {...field('region')} />
          </Field>
        )}
        <Field
          size="large"
          label={t(isUs ? 'onboarding.time.zip' : 'onboarding.time.postalCode')}
          error={error('postalCode')}
          optional={!hasCode}
          required={hasCode}
        >
          <input
            className="figures"
            type="text"
            dir="ltr"
            autoComplete="postal-code"
            {...(isUs ? { inputMode: 'numeric' } : {})}
            {...field('postalCode')}
          />
        </Field>
      </div>
    </div>
  );
}
