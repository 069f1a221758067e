import type { Customer } from '@plinth/api-client';
import { NO_VALUE } from '@plinth/ui-kit/format';
import { iconFileText, iconLandmark, iconLock } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { formatTag } from '#core/i18n/languages.ts';
import { hrefOf } from '#core/routes/href.ts';
import { selectCustomer, selectNextStep } from '#features/_shared/customers/customers-slice.ts';
import { useNavigate } from '#shared/navigation.ts';
import { Notes } from '#shared/notes.tsx';
import { answerGiven, selectAnswers } from '../answers-slice.ts';
import { countriesIn, INDUSTRIES, REVENUE_BANDS } from '../answers/company-options.ts';
import { normaliseWebsite } from '../answers/website.ts';
import { Actions } from '../components/actions.tsx';
import { AnswerFailure } from '../components/answer-failure.tsx';
import { useBandWords, useIndustryWords } from '../components/company-words.ts';
import { Ledger } from '../components/ledger.tsx';
import { StepHead } from '../components/step-head.tsx';

const KEEPS = [
  ['terms', iconFileText],
  ['bank', iconLandmark],
  ['private', iconLock],
] as const;
const NEEDED = ['legalName', 'country', 'industry', 'monthlyRevenue'] as const;
const BANDS = REVENUE_BANDS.map(({ name }) => name);

type Values = Readonly<Record<(typeof NEEDED)[number] | 'tradingName' | 'website', string>>;

const check = (values: Values) => ({
  ...Object.fromEntries(
    NEEDED.filter((name) => values[name].trim() === '').map((name) => [name, `onboarding.company.${name}Missing`]),
  ),
  ...(values.website.trim() !== '' && normaliseWebsite(values.website) === null
    ? { website: 'onboarding.company.websiteWrong' }
    : {}),
});

/** The answers of a company that exists. They stand: there is no call to change them. */
function CompanyAnswers({ customer }: { readonly customer: Customer }) {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const navigate = useNavigate();
  const next = useSelector(selectNextStep);
  const industryWords = useIndustryWords();
  const bandWords = useBandWords();
  const { legalName, tradingName, country, website, industry, monthlyRevenue } = customer;
  const countryName = countriesIn(language).find(({ code }) => code === country)?.name ?? country;
  const values: Readonly<Record<keyof Values, string | null>> = {
    legalName,
    tradingName,
    country: countryName,
    website,
    industry: industry && industryWords(industry),
    monthlyRevenue: monthlyRevenue && bandWords(monthlyRevenue),
  };
  const rows = Object.entries(values).map(([key, value]) => ({
    key,
    label: t(`onboarding.company.${key}`),
    value: value ? <bdi>{value}</bdi> : NO_VALUE,
  }));
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    navigate(hrefOf('register', { step: next }));
  };
  return (
    <form className="onboarding-form" onSubmit={goOn}>
      <div>
        <Ledger rows={rows} />
        <p className="onboarding-aside-note text-13 muted">{t('onboarding.company.set')}</p>
      </div>
      <Actions step="company">
        <Button type="submit" variant="primary" size="large">
          {t('onboarding.continue')}
        </Button>
      </Actions>
    </form>
  );
}

function CompanyForm() {
  const { t, i18n } = useTranslation();
  const language = formatTag(i18n.language);
  const dispatch = useDispatch();
  const answers = useSelector(selectAnswers);
  const countries = useMemo(() => countriesIn(language), [language]);
  const industryWords = useIndustryWords();
  const bandWords = useBandWords();
  const { values, errors, form, field, submit } = useDraftForm<keyof Values>(
    'company',
    { legalName: '', tradingName: '', country: 'US', website: '', industry: '', monthlyRevenue: '' },
    check,
  );
  const ask = (name: keyof Values, control: ReactNode, isOptional = false) => (
    <Field
      size="large"
      label={t(`onboarding.company.${name}`)}
      error={errors[name] ? t(errors[name]) : ''}
      help={name === 'tradingName' ? t('onboarding.company.tradingNameHelp') : ''}
      optional={isOptional}
      required={!isOptional}
    >
      {control}
    </Field>
  );
  const choice = (name: 'industry' | 'monthlyRevenue', names: readonly string[], words: (name: string) => string) =>
    ask(
      name,
      <select {...field(name)}>
        <option value="">{t('onboarding.choose')}</option>
        {names.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>,
    );
  const send = () => {
    const website = normaliseWebsite(values.website);
    const tradingName = values.tradingName.trim();
    dispatch(
      answerGiven({
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
    <form ref={form} className="onboarding-form" noValidate onSubmit={submit(send)}>
      <div className="onboarding-fields">
        {ask('legalName', <input type="text" dir="auto" autoComplete="organization" {...field('legalName')} />)}
        {ask('tradingName', <input type="text" dir="auto" autoComplete="off" {...field('tradingName')} />, true)}
        <div className="onboarding-pair">
          {ask(
            'country',
            <select autoComplete="country" {...field('country')}>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>,
          )}
          {ask(
            'website',
            <input type="text" dir="ltr" inputMode="url" autoComplete="url" {...field('website')} />,
            true,
          )}
          {choice('industry', Object.values(INDUSTRIES), industryWords)}
          {choice('monthlyRevenue', BANDS, bandWords)}
        </div>
      </div>
      <AnswerFailure form="company" onRetry={() => form.current?.requestSubmit()} />
      <Actions step="company">
        <Button type="submit" variant="primary" size="large" busy={answers.status === 'sending'}>
          {t('onboarding.continue')}
        </Button>
      </Actions>
    </form>
  );
}

/** The company that is financed (decisions: onboarding). */
export function CompanyStep() {
  const { t } = useTranslation();
  const customer = useSelector(selectCustomer);
  return (
    <>
      <section className="onboarding-section">
        <StepHead step="company" />
        {customer ? <CompanyAnswers customer={customer} /> : <CompanyForm />}
      </section>
      <aside className="onboarding-aside">
        <Notes
          title={t('onboarding.company.why')}
          lines={KEEPS.map(([line, icon]) => [icon, t(`onboarding.company.because.${line}`)])}
        />
      </aside>
    </>
  );
}
