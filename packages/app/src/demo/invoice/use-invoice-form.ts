import type { Invoice, InvoiceClient } from '@plinth/api-client/demo/invoice';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { removeDraft, VISITOR } from '#core/drafts/drafts.ts';
import { useDraftForm } from '#core/drafts/use-draft-form.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { useAddInvoiceMutation, useChangeInvoiceMutation } from '#demo/_shared/invoices/invoices-api.ts';
import { doneToast } from '#demo/_shared/toasts.ts';
import { useRefusedFields } from '#demo/_shared/use-refused-fields.ts';
import { useLeaveGuard } from '#shared/use-leave-guard.ts';
import type { NextStep } from './components/form-aside.tsx';
import {
  fieldsOf,
  INVOICE_FIELDS,
  rowErrors,
  rowsOf,
  ITEM_FIELDS,
  valuesErrors,
  valuesOf,
  type InvoiceField,
  type InvoiceValues,
} from './invoice-values.ts';

interface Options {
  /** The stored invoice; null for a new one. */
  readonly invoice: Invoice | null;
  /** The values without a draft. */
  readonly initial: InvoiceValues;
  readonly clients: readonly InvoiceClient[];
  /** Called with the stored invoice. */
  readonly onSaved: (invoice: Invoice, step: NextStep) => void;
}

/** Returns the name of the first field of the rows that has an error. */
function firstInvalidItem(items: string): string | null {
  for (const row of rowsOf(items)) {
    const errors = rowErrors(row);
    const field = ITEM_FIELDS.find((name) => errors[name] !== undefined);
    if (field !== undefined) return `items.${row.key}.${field}`;
  }
  return null;
}

/** The form of an invoice. What is typed is kept as a draft until it is stored; leaving asks first. */
export function useInvoiceForm({ invoice, initial, clients, onSaved }: Options) {
  const dispatch = useDispatch();
  const { storage } = useServices();
  const owner = useSelector(selectUser)?.uid ?? VISITOR;
  const formName = `demo-invoice-${invoice?.id ?? 'new'}`;
  const form = useDraftForm<InvoiceField>(formName, initial, valuesErrors);
  const { values, changeAll, form: formRef } = form;
  const refused = useRefusedFields<InvoiceField>(values, formRef);
  const [add] = useAddInvoiceMutation();
  const [change] = useChangeInvoiceMutation();
  const [busyStep, setBusyStep] = useState<NextStep | null>(null);
  const [failedStep, setFailedStep] = useState<NextStep | null>(null);
  const [checkedKeys, setCheckedKeys] = useState<readonly number[]>([]);
  const isChanged = INVOICE_FIELDS.some((name) => values[name] !== initial[name]);
  const guard = useLeaveGuard(isChanged);
  const client = clients.find(({ companyEmail }) => companyEmail === values.client);

  const store = async (step: NextStep) => {
    if (!client || busyStep !== null) return;
    setBusyStep(step);
    setFailedStep(null);
    const fields = fieldsOf(values, client);
    const { data, error } = await (invoice ? change({ id: invoice.id, ...fields }) : add(fields));
    setBusyStep(null);
    if (!data) {
      if (!refused.refuse(failureOf(error).fields)) setFailedStep(step);
      return;
    }
    if (invoice) changeAll(valuesOf(data.invoice));
    removeDraft(storage, owner, formName);
    setCheckedKeys([]);
    guard.release();
    dispatch(doneToast(`Invoice ${data.invoice.id} was ${invoice ? 'saved' : 'added'}`));
    onSaved(data.invoice, step);
  };
  const save = (step: NextStep) => {
    setCheckedKeys(rowsOf(values.items).map(({ key }) => key));
    form.submit(() => void store(step))({ preventDefault: () => undefined });
    const errors = valuesErrors(values);
    if (errors.items === undefined || errors.issuedDate || errors.dueDate || errors.client) return;
    const name = firstInvalidItem(values.items);
    if (name !== null) formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const reset = () => {
    form.discardDraft();
    setCheckedKeys([]);
  };
  return {
    form,
    guard,
    save,
    reset,
    isChanged,
    checkedKeys,
    busyStep,
    failedStep,
    errorOf: (name: InvoiceField): string => form.errors[name] ?? refused.errors[name] ?? '',
  };
}
