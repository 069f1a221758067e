// Generated from the custom elements manifest by `npm run gen`.
import { definer } from '../base/scope.ts';
import { PlinthTransactionList } from '../elements/transaction-list/transaction-list.ts';

/** Registers `<plinth-transaction-list>` in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('transaction-list', PlinthTransactionList);
