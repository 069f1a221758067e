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
  /* data-grid */
  gridSearch: 'Pesquisar',
  gridColumns: 'Colunas',
  gridExport: 'Baixar CSV',
  gridSelectPage: 'Selecionar todas nesta página',
  gridSelectRow: (row) => `Selecionar ${row}`,
  gridSelected: (count) => `Selecionadas: ${count}`,
  gridSelectEvery: (total) => `Selecionar todas as ${total}`,
  gridClearSelection: 'Limpar seleção',
  gridActionsOf: (row) => `Ações de ${row}`,
  gridOptionsOf: (column) => `Opções de ${column}`,
  gridSortUp: 'Ordem crescente',
  gridSortDown: 'Ordem decrescente',
  gridSortNone: 'Remover ordenação',
  gridPinStart: 'Fixar no início',
  gridPinEnd: 'Fixar no fim',
  gridUnpin: 'Soltar',
  gridMoveBack: 'Mover para o início',
  gridMoveOn: 'Mover para o fim',
  gridFit: 'Ajustar largura',
  gridHide: 'Ocultar coluna',
  gridWidthOf: (column) => `Largura de ${column}`,
  gridFilterBy: (column) => `Filtrar por ${column}`,
  gridLeast: (column) => `${column}, mínimo`,
  gridGreatest: (column) => `${column}, máximo`,
  gridFrom: 'De',
  gridTo: 'Até',
  gridAny: 'Todos',
  gridNoMatch: 'Nenhuma linha corresponde',
  gridClearFilters: 'Limpar filtros',
  gridRow: (place) => `linha ${place}`,
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
  /* tag */
  remove: 'Remover',
  /* copy-button */
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. Selecione o texto.',
  /* code-snippet */
  code: 'Código',
  /* avatar-group */
  andMore: (count) => `Mais ${count}`,
  /* split-button */
  moreWays: 'Outras formas',
  /* nav */
  nav: 'Páginas desta área',
  /* pagination */
  pagination: 'Páginas',
  pageNumber: (page) => `Página ${page}`,
  pageOf: (page, count) => `Página ${page} de ${count}`,
  /* timeline */
  pending: 'Por acontecer',
  /* rating */
  ratingMissing: 'Escolha uma classificação.',
  /* sparkline */
  sparkline: (first, last, low, high) => `de ${first} a ${last}, mínimo ${low}, máximo ${high}`,
  /* card */
  refresh: 'Atualizar',
  showContent: 'Mostrar o conteúdo',
  /* carousel */
  slides: 'Diapositivos',
  slideOf: (slide, count) => `${slide} de ${count}`,
  slidePrevious: 'Diapositivo anterior',
  slideNext: 'Diapositivo seguinte',
  slidesPause: 'Parar os diapositivos',
  slidesPlay: 'Iniciar os diapositivos',
};
