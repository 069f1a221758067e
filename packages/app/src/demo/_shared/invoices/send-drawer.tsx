import { sendInvoice } from '@plinth/api-client/demo/invoice';
import { iconPaperclip } from '@plinth/ui-kit/icons';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Tag } from '@plinth/ui-kit/react/tag';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { brand } from '#core/config/brand.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { dollars } from '../amounts.ts';
import { dayText } from '../dates.ts';
import { failureOf } from '../demo-api.ts';
import { DraftNotice } from '../draft-notice.tsx';
import { fieldErrors } from '../field-errors.ts';
import { ModalFormFoot } from '../form-foot.tsx';
import { unsupportedTextMessage } from '../unsupported-text.ts';
import type { OpenRecord } from '../use-open-record.ts';
import { pdfDataUrl } from './downloads.ts';
import { useSendInvoiceMutation, type OpenInvoice } from './invoices-api.ts';
import { DrawerInvoice, RecordDrawer, type DrawerForm } from './record-drawer.tsx';
import { useDrawerForm } from './use-drawer-form.ts';

type Name = 'to' | 'subject' | 'message';
type Values = Readonly<Record<Name, string>>;

const check = (values: Values) => fieldErrors(sendInvoice.body, values);

function mailOf({ invoice: { id, client, total, balance, dueDate } }: OpenInvoice, sender: string): Values {
  const due =
    balance === 0
      ? `It comes to ${dollars(total)} and is paid. Thank you.`
      : `It comes to ${dollars(total)}; ${dollars(balance)} is due on ${dayText(dueDate)}.`;
  return {
    to: client.companyEmail,
    subject: `Invoice ${id} from ${brand.name}`,
    message: `Dear ${client.name},\n\nInvoice ${id} is attached to this email. ${due}\n\nKind regards,\n${sender}`,
  };
}

function SendForm({ open, drawer }: { readonly open: OpenInvoice; readonly drawer: DrawerForm }) {
  const user = useSelector(selectUser);
  const [send] = useSendInvoiceMutation();
  const [fileFailure, setFileFailure] = useState<string | null>(null);
  const { id } = open.invoice;
  const state = useDrawerForm<Name>({
    formName: `demo-invoice-send-${id}`,
    initial: mailOf(open, user?.displayName ?? brand.name),
    check,
    drawer,
    send: async ({ to, subject, message }) => {
      setFileFailure(null);
      const file = await pdfDataUrl(open).catch((error: unknown) => {
        setFileFailure(unsupportedTextMessage(error));
        return null;
      });
      if (file === null) return { error: null };
      const { data, error } = await send({ id, to: to.trim(), subject: subject.trim(), message, file });
      return data ? { done: `Invoice ${id} was sent to ${to.trim()}` } : { error: failureOf(error) };
    },
  });
  const { form, field, errorOf, onSubmit, isBusy, hasFailed } = state;
  return (
    <>
      <form ref={form} className="dialog-form" noValidate onSubmit={onSubmit}>
        <DraftNotice draft={state} />
        <Field label="From" help="The address of your account.">
          <input type="email" readOnly value={user?.email ?? ''} />
        </Field>
        <Field label="To" required error={errorOf('to')}>
          <input type="email" autoComplete="off" {...field('to')} />
        </Field>
        <Field label="Subject" required error={errorOf('subject')}>
          <input type="text" dir="auto" autoComplete="off" {...field('subject')} />
        </Field>
        <Field label="Message" optional error={errorOf('message')}>
          <textarea dir="auto" rows={10} {...field('message')} />
        </Field>
        <p className="drawer-form-file">
          <Icon size="small" path={iconPaperclip} />
          <Tag>Invoice attached</Tag>
        </p>
      </form>
      <ModalFormFoot
        form={form}
        action="Send invoice"
        failure={
          hasFailed
            ? ['The invoice was not sent.', fileFailure, 'What you typed is still here.'].filter(Boolean).join(' ')
            : null
        }
        isBusy={isBusy}
        onCancel={drawer.onCancel}
      />
    </>
  );
}

interface Props {
  readonly record: OpenRecord;
  /** Id of the invoice. */
  readonly id: string | null;
}

/** The form that mails an invoice. */
export function SendDrawer({ record, id }: Props) {
  return (
    <RecordDrawer record={record} heading="Send invoice">
      {(drawer) => (
        <DrawerInvoice id={id} onClose={drawer.onCancel}>
          {(open) => <SendForm key={open.invoice.id} open={open} drawer={drawer} />}
        </DrawerInvoice>
      )}
    </RecordDrawer>
  );
}
