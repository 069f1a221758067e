import type { KitStrings } from '../en.ts';

/** The Portuguese strings of the elements that show a business's financing. */
export const ptFinancing = {
  /* capacity-meter */
  capacityOwed: 'Em dívida',
  capacityOnItsWay: 'A caminho',
  capacityAvailable: 'Disponível',
  capacityLimit: 'Limite',
  capacitySummary: (owed, limit, available) => `${owed} em dívida de ${limit}, ${available} disponíveis`,
  /* repayment-progress */
  collected: 'Cobrado',
  amountOf: (part, whole) => `${part} de ${whole}`,
  repaymentSummary: (amounts, percent) => `${amounts}, ${percent}`,
  /* connection-status */
  connected: 'Ligado',
  signInAgain: 'Iniciar sessão de novo',
  /* financing-summary */
  financing: 'Financiamento',
  financingAvailable: 'Disponível para utilizar',
  financingNext: 'Próxima cobrança',
  financingFrom: (account) => `de ${account}`,
  financingUntil: (month) => `até cerca de ${month}`,
  financingNothingDue: 'Nada a pagar',
  financingNone: 'Ainda sem financiamento',
  financingNoneText: 'O que pode utilizar e o que deve aparecem aqui assim que um contrato for aprovado.',
  financingFailed: 'O seu financiamento não foi carregado',
  financingFailedText: 'Nada foi alterado. Tente de novo dentro de momentos.',
  financingOffline: 'Sem ligação. Tente de novo quando voltar.',
  financingSignedOut: 'A sua sessão terminou. Inicie sessão e tente de novo.',
  /* connection-card */
  reconnect: 'Reconectar',
  reconnectName: (name) => `Reconectar ${name}`,
  accountsOf: (name) => `Contas no ${name}`,
  accountsNone: 'Nenhuma conta é compartilhada.',
  disconnected: 'Desconectado',
  /* transaction-list */
  transactionsEmpty: 'Nenhuma transação ainda',
  transactionFailed: 'Falhou',
  /* repayment-schedule */
  scheduleEmpty: 'Nenhum pagamento a fazer',
  scheduleDate: 'Data',
  scheduleRequest: 'Pedido',
  scheduleReference: 'Referência bancária',
  scheduleState: 'Estado',
  schedulePayment: 'Montante',
  scheduleLeft: 'Restante',
  scheduleTotal: 'Total',
  schedulePaid: 'Cobrado',
  scheduleDue: 'A pagar',
  scheduleDueIn: (when) => `A pagar ${when}`,
  scheduleLast: 'Último',
  scheduleLate: 'Atrasado',
  scheduleShowEarlier: (count) => `Mostrar ${count} anteriores`,
  scheduleShowMore: (count) => `Mostrar mais ${count}`,
  scheduleShowLess: 'Mostrar menos',
  /* offer */
  offerReceive: 'Você recebe',
  offerFee: 'Taxa',
  offerRepay: 'A pagar',
  offerWeekly: 'Por semana',
} satisfies Partial<KitStrings>;
