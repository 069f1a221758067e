import type { Contract } from '@plinth/api-client/resources/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { dataOf } from '#core/panel/panel.ts';
import type { WithContracts } from '#features/_shared/contracts/contracts-slice.ts';
import { toContractRow, visibleContracts, transactionsOf } from './figures/contract-figures.ts';

const NONE: readonly Contract[] = [];
const selectAll = (state: WithContracts): readonly Contract[] => dataOf(state.contracts, NONE);
/** Selects the contracts whose status is TOPUPPED, APPROVED or DONE (product.md#states). */
export const selectContracts = createSelector([selectAll], visibleContracts);
export const selectContractRows = createSelector([selectContracts], (all) => all.map(toContractRow));
export const selectTransactions = createSelector([selectContracts], transactionsOf);
