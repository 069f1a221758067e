import type { KitStrings } from './en.ts';

/** Portuguese. */
export const pt: KitStrings = {
  /* shared */
  close: 'Fechar',
  optional: 'Opcional',
  loading: 'A carregar',
  tryAgain: 'Tentar novamente',
  /* field */
  characterCount: (used, limit) => `${used} de ${limit}`,
  charactersLeft: (left) => `${left} caracteres restantes`,
  /* checkbox */
  checkboxMissing: 'Assinale esta caixa para continuar.',
  /* switch */
  switchMissing: 'Ative isto para continuar.',
  /* radio-group */
  radioMissing: 'Escolha uma opção.',
  /* amount-slider */
  amountMissing: 'Introduza um montante.',
  amountOutOfRange: (min, max) => `Introduza um montante entre ${min} e ${max}.`,
  /* stepper */
  steps: 'Passos',
  stepOf: (step, count) => `Passo ${step} de ${count}`,
  stepDone: 'Concluído',
  /* app-shell */
  skipToContent: 'Ir para o conteúdo',
  menu: 'Menu',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  /* side-menu */
  mainMenu: 'Principal',
  collapseMenu: 'Recolher o menu',
  needsAttention: 'Precisa de atenção',
  opensInNewTab: 'Abre num novo separador',
  /* scroll-to-top */
  scrollToTop: 'Voltar ao topo',
  /* alert, toast */
  dismiss: 'Dispensar',
  notifications: 'Notificações',
  /* stat */
  statMore: (difference) => `mais ${difference}`,
  statLess: (difference) => `menos ${difference}`,
  statSame: 'Sem alteração',
  /* avatar */
  presenceOnline: 'Online',
  presenceAway: 'Ausente',
  presenceBusy: 'Ocupado',
  presenceOffline: 'Offline',
  /* breadcrumb */
  breadcrumb: 'Caminho',
  /* progress */
  progress: 'Progresso',
  /* data-table */
  tableDetails: 'Detalhes',
  tableDetailsOf: (row) => `Detalhes de ${row}`,
  tableRange: (from, to, total) => `${from}–${to} de ${total}`,
  tableShown: (shown, total) => `${shown} de ${total}`,
  tableShowMore: 'Mostrar mais',
  tablePreviousPage: 'Página anterior',
  tableNextPage: 'Página seguinte',
  tableTotal: 'Total',
  tableEmpty: 'Ainda não há nada aqui',
  tableFailed: 'Isto não carregou',
  tableRestFailed: 'O resto não carregou.',
  /* capacity-meter */
  capacityOwed: 'Em dívida',
  capacityOfThatOnItsWay: 'Dos quais a caminho',
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
  /* number-field, money-field */
  numberIncrease: 'Aumentar',
  numberDecrease: 'Diminuir',
  numberMissing: 'Digite um número.',
  numberOutOfRange: (min, max) => `Digite um número de ${min} a ${max}.`,
  atLeast: (min) => `Digite ${min} ou mais.`,
  atMost: (max) => `Digite ${max} ou menos.`,
  numberNearest: (low, high) => `Digite ${low} ou ${high}.`,
  /* search-field */
  searchClear: 'Limpar pesquisa',
  searchMissing: 'Digite o que você procura.',
};
