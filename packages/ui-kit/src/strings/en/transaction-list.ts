/** English strings of `plinth-transaction-list`. */
export const transactionListStrings = {
  transactionsEmpty: 'No transactions yet',
  transactionFailed: 'Failed',
};
