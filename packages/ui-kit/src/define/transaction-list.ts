// Generated from the custom elements manifest by `npm run gen`.
import { define } from '../base/define.ts';
import { PlinthTransactionList } from '../elements/transaction-list/transaction-list.ts';

define('plinth-transaction-list', PlinthTransactionList);

declare global {
  interface HTMLElementTagNameMap {
    'plinth-transaction-list': PlinthTransactionList;
  }
}
