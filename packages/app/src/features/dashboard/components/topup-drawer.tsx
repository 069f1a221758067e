import type { Task } from '@plinth/api-client/resources/tasks';
import { formatNumber, NO_VALUE } from '@plinth/ui-kit/format';
import { Alert } from '@plinth/ui-kit/react/alert';
import { AmountSlider } from '@plinth/ui-kit/react/amount-slider';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useRef, useState, type ComponentRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { useJoinFeature, useServices } from '#core/context.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { money, Money } from '#core/money.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { toastRequested } from '#core/toasts/toasts.ts';
import { selectConnections } from '#features/_shared/bank-connections/connections-slice.ts';
import { Attachments } from '#features/_shared/ticket-composer/attachments.tsx';
import { composerOpened, selectFilesOf } from '#features/_shared/ticket-composer/composer-slice.ts';
import { submissionMessage } from '#features/_shared/ticket-composer/failure-message.ts';
import { ticketComposerFeature } from '#features/_shared/ticket-composer/feature.ts';
import { selectTicketSubmission, ticketSubmission } from '#features/_shared/ticket-composer/ticket-submission.ts';
import { FormFields } from '#shared/form-fields.tsx';
import { useNavigate } from '#shared/navigation.ts';
import { Sum, Sums, Total } from '#shared/sums.tsx';
import {
  accountLabel,
  MAX_NOTE_LENGTH,
  payoutAccounts,
  requestedAmount,
  suggestedAmounts,
  validateTopup,
  type TopupFields,
  type TopupRange,
} from '../figures/topup-request.ts';
import { PayoutAccountField } from './payout-account-field.tsx';
import './topup-drawer.css';

const DRAFT = 'topup';
const EMPTY: TopupFields = { amount: '', account: '', note: '' };

/** The amount that remains after the request. Without a valid amount, it is unknown. */
function RemainderSum({ available, amount }: { readonly available: number; readonly amount: number | null }) {
  const { t } = useTranslation();
  return (
    <Sums>
      <Sum name={t('dashboard.topup.available')}>
        <Money minor={available} />
      </Sum>
      <Sum name={t('dashboard.topup.this')}>{amount === null ? NO_VALUE : <Money minor={-amount} />}</Sum>
      <Total name={t('dashboard.topup.left')} isKnown={amount !== null}>
        {amount === null ? NO_VALUE : <Money minor={available - amount} />}
      </Total>
    </Sums>
  );
}

/** A request that was sent. */
interface SentRequest {
  readonly amount: number;
  readonly account: string;
  readonly task: Task;
}

/** Says what was requested, with a link to its ticket. */
function SentRequestDrawer({ request, onClose }: { readonly request: SentRequest; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { amount, account, task } = request;
  const close = () => {
    dispatch(ticketSubmission.dismissed());
    onClose();
  };
  const viewTicket = () => {
    dispatch(ticketSubmission.dismissed());
    navigate(hrefOf('tickets', {}, { ticket: task.id }));
  };
  return (
    <Drawer className="topup" open heading={t('dashboard.topup.sent.title')} onDrawerClose={close}>
      <output>{t('dashboard.topup.sent.text', { amount: money(amount), account })}</output>
      <Button slot="footer" variant="ghost" onClick={close}>
        {t('dashboard.topup.sent.close')}
      </Button>
      <Button slot="footer" variant="primary" onClick={viewTicket}>
        {t('dashboard.topup.sent.ticket')}
      </Button>
    </Drawer>
  );
}

/** The drawer without the form, when nothing is available any more. It says what becomes of a request. */
function UnavailableDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { settings } = useServices();
  const submission = useSelector(selectTicketSubmission);
  const isFailed = submission.status === 'failed' && submission.input.draft === DRAFT;
  return (
    <Drawer className="topup" open heading={t('dashboard.hero.topup')} onDrawerClose={onClose}>
      <div className="plinth-stack">
        {isFailed ? (
          <Alert variant="danger">{submissionMessage(t, 'dashboard.topup.failed', submission.code, settings)}</Alert>
        ) : null}
        <output>
          {t(submission.status === 'sending' ? 'dashboard.topup.sending' : 'dashboard.topup.unavailable')}
        </output>
      </div>
      <Button slot="footer" variant="ghost" onClick={onClose}>
        {t('dashboard.topup.sent.close')}
      </Button>
    </Drawer>
  );
}

interface Props {
  /** The amounts that can be requested; null if nothing is available any more. */
  readonly range: TopupRange | null;
  /** The available amount, in minor units. */
  readonly available: number;
  readonly onClose: () => void;
}

/**
 * A drawer with the form of a top-up request, which is sent as a ticket. Its
 * fields are stored as they are typed, so closing the drawer loses nothing.
 */
export function TopupDrawer({ range, available, onClose }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const joinFeature = useJoinFeature();
  const drawer = useRef<ComponentRef<typeof Drawer>>(null);
  const { settings } = useServices();
  const submission = useSelector(selectTicketSubmission);
  const files = useSelector((state: Parameters<typeof selectFilesOf>[0]) => selectFilesOf(state, DRAFT));
  const { usable } = payoutAccounts(useSelector(selectConnections));
  const { values, errors, form, change, revealError, field, submit } = useDraftForm(DRAFT, EMPTY, (fields) =>
    range === null ? {} : validateTopup(fields, range, usable),
  );
  const [wasSubmittedWhilePending, setSubmittedWhilePending] = useState(false);
  const [submitted, setSubmitted] = useState<Omit<SentRequest, 'task'> | null>(null);
  const isSending = submission.status === 'sending';
  const isPending = files.some(({ state }) => state.status !== 'uploaded');
  const amount = range === null ? null : requestedAmount(values.amount, range);
  const account = usable.find(({ id }) => id === values.account);

  useEffect(() => {
    joinFeature(ticketComposerFeature);
    dispatch(composerOpened());
  }, [joinFeature, dispatch]);

  useEffect(() => {
    void drawer.current?.updateComplete.then(() =>
      form.current?.querySelector<HTMLElement>('[name="amount"]')?.focus(),
    );
  }, [form]);

  const sentTask = submission.status === 'sent' && submission.input.draft === DRAFT ? submission.result : null;
  // A request that was sent before this drawer opened is announced, and the drawer stays open for another one.
  const wasSentBefore = sentTask !== null && submitted === null;
  useEffect(() => {
    if (!wasSentBefore) return;
    dispatch(toastRequested({ kind: 'success', text: 'dashboard.topup.sent.title' }));
    dispatch(ticketSubmission.dismissed());
  }, [wasSentBefore, dispatch]);

  const send = () => {
    setSubmittedWhilePending(isPending);
    if (isPending) {
      form.current?.querySelector<HTMLElement>('[name="files"]')?.focus();
      return;
    }
    if (amount === null || !account) return;
    const texts = { amount: money(amount), account: accountLabel(account) };
    const lines = [t('dashboard.topup.ticket.message', texts), values.note.trim()];
    setSubmitted({ amount, account: texts.account });
    dispatch(
      ticketSubmission.submitted({
        draft: DRAFT,
        ticket: {
          subject: t('dashboard.topup.ticket.subject', texts),
          message: lines.filter(Boolean).join('\n\n'),
          files: files.flatMap(({ state }) => (state.status === 'uploaded' ? [state.key] : [])),
        },
      }),
    );
  };
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The message and its button are removed, so the focus moves to the submit button.
    currentTarget.closest('form')?.querySelector<HTMLElement>('plinth-button[type="submit"]')?.focus();
    form.current?.requestSubmit();
  };
  const lengths = { used: formatNumber(values.note.length), max: formatNumber(MAX_NOTE_LENGTH) };

  if (sentTask && submitted) return <SentRequestDrawer request={{ ...submitted, task: sentTask }} onClose={onClose} />;
  if (range === null) return <UnavailableDrawer onClose={onClose} />;
  const bounds = { min: money(range.min), max: money(range.max) };
  return (
    <form ref={form} className="topup-form" noValidate onSubmit={(event) => submit(send)(event)}>
      <Drawer
        ref={drawer}
        className="topup"
        open
        heading={t('dashboard.hero.topup')}
        onDrawerClose={(event) => {
          if (isSending && event.cancelable) event.preventDefault();
          else onClose();
        }}
      >
        <div className="plinth-stack plinth-gap-6">
          <FormFields isSending={isSending}>
            <AmountSlider
              name="amount"
              label={t('dashboard.topup.amount')}
              required
              min={range.min}
              max={range.max}
              marks={[range.min, range.max]}
              markNotation="standard"
              linear
              currency={brand.currency}
              value={values.amount === '' ? null : Number(values.amount)}
              error={errors.amount ? t(errors.amount, bounds) : ''}
              onInput={({ currentTarget }) => {
                const { value } = currentTarget as EventTarget & { readonly value: number | null };
                change('amount', value === null ? '' : String(value));
              }}
              onChange={() => revealError('amount')}
            />
            <fieldset className="plinth-row topup-suggestions">
              <legend className="visually-hidden">{t('dashboard.topup.suggestions')}</legend>
              {suggestedAmounts(range).map((suggestion) => (
                <Button key={suggestion} size="small" onClick={() => change('amount', String(suggestion))}>
                  {suggestion === range.max ? t('dashboard.topup.all') : <Money minor={suggestion} />}
                </Button>
              ))}
            </fieldset>
            <RemainderSum available={available} amount={amount} />
            <PayoutAccountField
              value={values.account}
              error={errors.account ? t(errors.account) : ''}
              onValueChange={(id) => change('account', id)}
            />
            <Field
              label={t('dashboard.topup.note')}
              optional
              help={t('dashboard.topup.noteUsed', lengths)}
              error={errors.note ? t(errors.note, lengths) : ''}
            >
              <textarea dir="auto" rows={2} {...field('note')} />
            </Field>
            <Attachments
              compact
              draft={DRAFT}
              locked={isSending}
              error={wasSubmittedWhilePending && isPending ? t('attach.pending') : ''}
            />
          </FormFields>
          {submission.status === 'failed' && submission.input.draft === DRAFT ? (
            <Alert variant="danger">
              {submissionMessage(t, 'dashboard.topup.failed', submission.code, settings)}
              <Button slot="action" size="small" onClick={retry}>
                {t('dashboard.topup.retry')}
              </Button>
            </Alert>
          ) : null}
        </div>
        <p slot="footer" className="topup-promise text-13 muted">
          {t('dashboard.topup.promise')}
        </p>
        <Button slot="footer" variant="ghost" disabled={isSending} onClick={onClose}>
          {t('dashboard.topup.cancel')}
        </Button>
        <Button
          slot="footer"
          className="topup-submit"
          type="submit"
          variant="primary"
          busy={isSending && submission.input.draft === DRAFT}
          disabled={usable.length === 0 || (isSending && submission.input.draft !== DRAFT)}
        >
          {amount === null
            ? t('dashboard.topup.submitNoAmount')
            : t('dashboard.topup.submit', { amount: money(amount) })}
        </Button>
      </Drawer>
    </form>
  );
}
