import { checkingOf } from '@plinth/api-client/resources/banking';
import { formatDate, formatNumber } from '@plinth/ui-kit/format';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { formatTag } from '#core/i18n/languages.ts';
import { useNow } from '#core/use-now.ts';
import { selectConnections } from '#features/_shared/bank-connections/connections-slice.ts';
import { selectApplication } from '#features/dashboard/application-slice.ts';
import { meetingStateOf } from '#features/dashboard/figures/meeting-state.ts';
import { nextSteps, type AccountKind, type NextStep } from '#features/dashboard/figures/next-steps.ts';
import { CLOCK_INTERVAL_MS } from './clock-interval.ts';

/** Returns a function that gives the title and the sentence of a step. */
function useStepText(): (step: NextStep) => { readonly title: string; readonly text: string } {
  const { t, i18n } = useTranslation();
  const accounts = checkingOf(useSelector(selectConnections).flatMap(({ Accounts }) => Accounts));
  const receiveText = () => {
    const [account, ...others] = accounts;
    if (!account) return t('dashboard.first.next.receive.none');
    if (others.length > 0) return t('dashboard.first.next.receive.some');
    const mask = account.mask ? `····${account.mask}` : '';
    return t('dashboard.first.next.receive.one', { institution: account.institution, mask });
  };
  return (step) => {
    switch (step.name) {
      case 'link':
        return {
          title: t(step.kind ? `dashboard.first.linked.${step.kind}.link` : 'dashboard.first.next.link.title'),
          text: t(step.isBeforeMeeting ? 'dashboard.first.next.link.before' : 'dashboard.first.next.link.after'),
        };
      case 'book':
        return { title: t('dashboard.first.next.book.title'), text: t('dashboard.first.next.book.text') };
      case 'meet': {
        const day = formatDate(step.start, 'weekday', { language: formatTag(i18n.language) });
        return { title: t('dashboard.first.next.meet.title'), text: t('dashboard.first.next.meet.text', { day }) };
      }
      case 'sign':
        return {
          title: t('dashboard.first.next.sign.title'),
          text: t(step.isBeforeMeeting ? 'dashboard.first.next.sign.before' : 'dashboard.first.next.sign.after'),
        };
      case 'receive':
        return { title: t('dashboard.first.next.receive.title'), text: receiveText() };
    }
  };
}

/** A numbered list of the steps that are left. The first one is the current one. */
export function NextStepsList({ missing }: { readonly missing: readonly AccountKind[] }) {
  const { t, i18n } = useTranslation();
  const lead = useSelector(selectApplication);
  const steps = nextSteps(missing, meetingStateOf(lead?.meetingAt ?? null, useNow(CLOCK_INTERVAL_MS)));
  const textOf = useStepText();
  return (
    <div className="first-run-column">
      <h2>{t('dashboard.first.next.title')}</h2>
      <ol className="first-run-steps">
        {steps.map((step, index) => {
          const { title, text } = textOf(step);
          return (
            <li key={step.name} aria-current={index === 0 ? 'step' : undefined}>
              <span className="first-run-step-number" aria-hidden="true">
                {formatNumber(index + 1, formatTag(i18n.language))}
              </span>
              <div>
                <p className="first-run-step-title">{title}</p>
                <p className="text-13 muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
