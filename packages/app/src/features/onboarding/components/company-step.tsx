import type { Customer } from '@plinth/api-client/resources/customers';
import { formatNumber, NO_VALUE } from '@plinth/ui-kit/format';
import { iconFileText, iconLandmark, iconLock } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectCustomer, selectLead, selectNextStep } from '#features/_shared/customers/customers-slice.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { useNavigate } from '#shared/navigation.ts';
import { Notes } from '#shared/notes.tsx';
import { isTooLong, MAX_NAME_LENGTH } from '#shared/text-limit.ts';
import { parseAddress } from '../fields/address.ts';
import { countriesIn, INDUSTRIES, REVENUE_BANDS } from '../fields/company-options.ts';
import { normalizeWebsite } from '../fields/website.ts';
import { selectStepSubmission, stepSubmission } from '../step-submission.ts';
import { BookedMeeting } from './booked-meeting.tsx';
import { useRevenueBandLabel, useIndustryLabel } from './company-option-labels.ts';
import { StepActions } from './step-actions.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepSubmit } from './step-submit.tsx';
import { SummaryList } from './summary-list.tsx';

const REASONS = [
  ['terms', iconFileText],
  ['bank', iconLandmark],
  ['private', iconLock],
] as const;
const REQUIRED_FIELDS = ['legalName', 'country', 'industry', 'monthlyRevenue'] as const;
/** The fields with a maximum length. */
const LIMITED_FIELDS = ['legalName', 'tradingName'] as const;
const BANDS = REVENUE_BANDS.map(({ name }) => name);

type Values = Readonly<Record<(typeof REQUIRED_FIELDS)[number] | 'tradingName' | 'website', string>>;

const check = (values: Values) => ({
  ...Object.fromEntries(
    REQUIRED_FIELDS.filter((name) => values[name].trim() === '').map((name) => [
      name,
      `onboarding.company.${name}Missing`,
    ]),
  ),
  ...Object.fromEntries(
    LIMITED_FIELDS.filter((name) => isTooLong(values[name])).map((name) => [name, `onboarding.company.${name}Long`]),
  ),
  ...(values.website.trim() !== '' && normalizeWebsite(values.website) === null
    ? { website: 'onboarding.company.websiteWrong' }
    : {}),
});

/** The read-only details of an existing company: the API has no call to change them. */
function CompanySummary({ customer }: { readonly customer: Customer }) {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const navigate = useNavigate();
  const nextStep = useSelector(selectNextStep);
  const industryLabel = useIndustryLabel();
  const bandLabel = useRevenueBandLabel();
  const { legalName, tradingName, country, website, industry, monthlyRevenue } = customer;
  const countryName = countriesIn(language).find(({ code }) => code === country)?.name ?? country;
  const values: Readonly<Record<keyof Values, string | null>> = {
    legalName,
    tradingName,
    country: countryName,
    website,
    industry: industry && industryLabel(industry),
    monthlyRevenue: monthlyRevenue && bandLabel(monthlyRevenue),
  };
  const rows = Object.entries(values).map(([key, value]) => ({
    key,
    label: t(`onboarding.company.${key}`),
    value: value ? <bdi>{value}</bdi> : NO_VALUE,
  }));
  const continueOnboarding = (event: FormEvent) => {
    event.preventDefault();
    navigate(hrefOf('register', { step: nextStep }));
  };
  return (
    <form className="plinth-stack plinth-gap-8" onSubmit={continueOnboarding}>
      <div>
        <SummaryList rows={rows} />
        <p className="onboarding-aside-note text-13 muted">{t('onboarding.company.set')}</p>
      </div>
      <StepActions step="company">
        <Button type="submit" variant="primary" size="large">
          {t('onboarding.continue')}
        </Button>
      </StepActions>
    </form>
  );
}

function CompanyForm() {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const dispatch = useDispatch();
  const lead = useSelector(selectLead);
  const isSending = useSelector(selectStepSubmission).status === 'sending';
  const countries = useMemo(() => countriesIn(language), [language]);
  const industryLabel = useIndustryLabel();
  const bandLabel = useRevenueBandLabel();
  const { values, errors, form, field, submit } = useDraftForm<keyof Values>(
    'company',
    {
      legalName: '',
      tradingName: '',
      country: parseAddress(lead?.address ?? '').country,
      website: '',
      industry: '',
      monthlyRevenue: '',
    },
    check,
  );
  const renderField = (name: keyof Values, control: ReactNode, isOptional = false) => (
    <Field
      size="large"
      label={t(`onboarding.company.${name}`)}
      error={errors[name] ? t(errors[name], { max: formatNumber(MAX_NAME_LENGTH) }) : ''}
      help={name === 'tradingName' ? t('onboarding.company.tradingNameHelp') : ''}
      optional={isOptional}
      required={!isOptional}
    >
      {control}
    </Field>
  );
  const renderSelect = (
    name: 'industry' | 'monthlyRevenue',
    names: readonly string[],
    labelOf: (name: string) => string,
  ) =>
    renderField(
      name,
      <select {...field(name)}>
        <option value="">{t('onboarding.choose')}</option>
        {names.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </select>,
    );
  const send = () => {
    const website = normalizeWebsite(values.website);
    const tradingName = values.tradingName.trim();
    dispatch(
      stepSubmission.submitted({
        form: 'company',
        company: {
          legalName: values.legalName.trim(),
          ...(tradingName === '' ? {} : { tradingName }),
          country: values.country,
          ...(website === null ? {} : { website }),
          industry: values.industry,
          monthlyRevenue: values.monthlyRevenue,
        },
      }),
    );
  };
  return (
    <form ref={form} className="plinth-stack plinth-gap-8" noValidate onSubmit={submit(send)}>
      <FormFields isSending={isSending}>
        <div className="plinth-stack">
          {renderField(
            'legalName',
            <input type="text" dir="auto" autoComplete="organization" {...field('legalName')} />,
          )}
          {renderField(
            'tradingName',
            <input type="text" dir="auto" autoComplete="off" {...field('tradingName')} />,
            true,
          )}
          <div className="onboarding-pair">
            {renderField(
              'country',
              <select autoComplete="country" {...field('country')}>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>,
            )}
            {renderField(
              'website',
              <input type="text" dir="ltr" inputMode="url" autoComplete="url" {...field('website')} />,
              true,
            )}
            {renderSelect('industry', Object.values(INDUSTRIES), industryLabel)}
            {renderSelect('monthlyRevenue', BANDS, bandLabel)}
          </div>
        </div>
      </FormFields>
      <StepSubmit step="company" label={t('onboarding.continue')} />
    </form>
  );
}

/** The step that asks for the details of the financed company. */
export function CompanyStep() {
  const { t } = useTranslation();
  const customer = useSelector(selectCustomer);
  return (
    <>
      <section className="plinth-stack plinth-gap-8">
        <StepHeading step="company" />
        {customer ? <CompanySummary customer={customer} /> : <CompanyForm />}
      </section>
      <aside className="onboarding-aside">
        <Notes
          title={t('onboarding.company.why')}
          lines={REASONS.map(([line, icon]) => [icon, t(`onboarding.company.reasons.${line}`)])}
        />
        <BookedMeeting />
      </aside>
    </>
  );
}
