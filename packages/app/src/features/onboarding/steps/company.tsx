import { iconFileText, iconLandmark, iconLock } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from '#shared/navigation.tsx';
import { selectCustomer, selectNextStep } from '#core/customers/customers-slice.ts';
import { answerGiven, selectAnswers } from '../answers-slice.ts';
import { countriesIn, INDUSTRIES, REVENUE_BANDS } from '../answers/company-options.ts';
import { normaliseWebsite } from '../answers/website.ts';
import { Actions } from '../components/actions.tsx';
import { AnswerFailure } from '../components/answer-failure.tsx';
import { Notes } from '../components/aside-list.tsx';
import { StepHead } from '../components/step-head.tsx';
import { useBandWords, useIndustryWords } from '../components/company-words.ts';
import { useAnswerForm } from '../use-answer-form.ts';

const KEEPS = [['terms', iconFileText], ['bank', iconLandmark], ['private', iconLock]] as const;
const NEEDED = ['legalName', 'country', 'industry', 'monthlyRevenue'] as const;

type Values = Readonly<Record<(typeof NEEDED)[number] | 'tradingName' | 'website', string>>;

const check = (values: Values) => ({
  ...Object.fromEntries(NEEDED.filter((name) => values[name].trim() === '').map((name) => [name, `onboarding.company.${name}Missing`])),
  ...(values.website.trim() !== '' && normaliseWebsite(values.website) === null ? { website: 'onboarding.company.websiteWrong' } : {}),
});

/** The company that is financed (decisions: onboarding). Once it exists its answers stand: there is no call to change them. */
export function CompanyStep() {
  const { t, i18n: { language } } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const customer = useSelector(selectCustomer);
  const next = useSelector(selectNextStep);
  const answers = useSelector(selectAnswers);
  const countries = useMemo(() => countriesIn(language), [language]);
  const industryWords = useIndustryWords();
  const bandWords = useBandWords();
  const { values: typed, errors, form, field, submit } = useAnswerForm<keyof Values>(
    'company',
    { legalName: '', tradingName: '', country: 'US', website: '', industry: '', monthlyRevenue: '' },
    check,
  );
  const isSet = customer !== null;
  const values = isSet ? customer : typed;
  const control = (name: keyof Values) => ({ ...field(name), value: values[name] ?? '' });
  const frame = (name: keyof Values) => ({
    size: 'large' as const,
    label: t(`onboarding.company.${name}`),
    error: !isSet && errors[name] ? t(errors[name]) : '',
    disabled: isSet,
    disabledReason: t('onboarding.company.set'),
  });
  const send = () => {
    const website = normaliseWebsite(typed.website);
    const tradingName = typed.tradingName.trim();
    dispatch(answerGiven({
      form: 'company',
      company: {
        legalName: typed.legalName.trim(),
        ...(tradingName === '' ? {} : { tradingName }),
        country: typed.country,
        ...(website === null ? {} : { website }),
        industry: typed.industry,
        monthlyRevenue: typed.monthlyRevenue,
      },
    }));
  };
  const goOn = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    navigate(`/register/${next}`);
  };
  const industries: readonly string[] = Object.values(INDUSTRIES);
  const bands: readonly string[] = REVENUE_BANDS.map(({ name }) => name);
  /** What the provider has may be a name that the app has no words for: it is an option all the same. */
  const withOwn = (names: readonly string[], own: string | null) => (own === null || own === '' || names.includes(own) ? names : [own, ...names]);
  return (
    <>
      <section className="onboarding-section">
        <StepHead step="company" />
        <form ref={form} className="onboarding-form" noValidate onSubmit={isSet ? goOn : submit(send)}>
          <div className="onboarding-fields">
            <Field {...frame('legalName')} required><input type="text" autoComplete="organization" {...control('legalName')} /></Field>
            <Field {...frame('tradingName')} optional help={t('onboarding.company.tradingNameHelp')}>
              <input type="text" autoComplete="off" {...control('tradingName')} />
            </Field>
            <div className="onboarding-pair">
              <Field {...frame('country')} required>
                <select autoComplete="country" {...control('country')}>
                  {countries.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
                </select>
              </Field>
              <Field {...frame('website')} optional>
                <input type="text" inputMode="url" autoComplete="url" {...control('website')} />
              </Field>
              <Field {...frame('industry')} required>
                <select {...control('industry')}>
                  <option value="">{t('onboarding.choose')}</option>
                  {withOwn(industries, values.industry).map((name) => <option key={name} value={name}>{industryWords(name)}</option>)}
                </select>
              </Field>
              <Field {...frame('monthlyRevenue')} required>
                <select {...control('monthlyRevenue')}>
                  <option value="">{t('onboarding.choose')}</option>
                  {withOwn(bands, values.monthlyRevenue).map((name) => <option key={name} value={name}>{bandWords(name)}</option>)}
                </select>
              </Field>
            </div>
          </div>
          <AnswerFailure form="company" onRetry={() => form.current?.requestSubmit()} />
          <Actions step="company">
            <Button type="submit" variant="primary" size="large" busy={answers.status === 'sending'}>{t('onboarding.continue')}</Button>
          </Actions>
        </form>
      </section>
      <aside className="onboarding-aside">
        <Notes title={t('onboarding.company.why')} lines={KEEPS.map(([line, icon]) => [icon, t(`onboarding.company.because.${line}`)])} />
      </aside>
    </>
  );
}
