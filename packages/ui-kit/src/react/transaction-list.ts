// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/transaction-list.ts';
import { PlinthTransactionList, type PlinthTransactionListEventMap } from '../elements/transaction-list/transaction-list.ts';

/** React wrapper of `<plinth-transaction-list>`. */
export const TransactionList = createComponent({
  react: React,
  tagName: 'plinth-transaction-list',
  elementClass: PlinthTransactionList,
  events: {
    onTransactionSelect: 'plinth-transaction-select' as EventName<PlinthTransactionListEventMap['plinth-transaction-select']>,
    onTransactionsRetry: 'plinth-transactions-retry' as EventName<PlinthTransactionListEventMap['plinth-transactions-retry']>,
  },
});
