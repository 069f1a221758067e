import { isVisibleContract, type Contract } from '@plinth/api-client/resources/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { dataOf } from '#core/panel/panel.ts';
import { selectCustomer } from '#features/_shared/customers/customers-slice.ts';
import { selectContractsPanel } from './contracts-slice.ts';

const NONE: readonly Contract[] = [];

/**
 * Selects whether the business has no contract to show yet. Known from the customer before the contracts have loaded. A
 * contract that was approved since then counts once they have.
 */
export const selectIsFirstRun = createSelector([selectCustomer, selectContractsPanel], (customer, contracts) =>
  customer === null
    ? false
    : !customer.contracts.some(isVisibleContract) && !dataOf(contracts, NONE).some(isVisibleContract),
);
