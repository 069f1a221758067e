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
  /* customizer */
  appearance: 'Aparência',
  openCustomizer: 'Mudar a aparência',
  skin: 'Tema',
  skinLight: 'Claro',
  skinBordered: 'Contornado',
  skinDark: 'Escuro',
  skinSemiDark: 'Semiescuro',
  contentWidth: 'Largura do conteúdo',
  widthFull: 'Total',
  widthBoxed: 'Limitada',
  menuLayout: 'Disposição do menu',
  menuVertical: 'Vertical',
  menuHorizontal: 'Horizontal',
  menuCollapsed: 'Menu recolhido',
  menuCollapsedReason: 'Só com o menu vertical',
  menuHidden: 'Menu oculto',
  rightToLeft: 'Da direita para a esquerda',
  navbarColor: 'Cor da barra',
  colorWhite: 'Branco',
  colorPrimary: 'Primária',
  colorSecondary: 'Secund.',
  colorSuccess: 'Sucesso',
  colorDanger: 'Perigo',
  colorInfo: 'Info',
  colorWarning: 'Aviso',
  colorDark: 'Escuro',
  navbarType: 'Tipo de barra',
  menuType: 'Tipo de menu',
  typeFloating: 'Flutuante',
  typeSticky: 'Fixa',
  typeStatic: 'Estática',
  typeHidden: 'Oculta',
  footerType: 'Tipo de rodapé',
  routerTransition: 'Transição entre páginas',
  transitionFade: 'Esbater',
  transitionFadeInLeft: 'Esbater da esquerda',
  transitionZoomIn: 'Ampliar',
  transitionNone: 'Nenhuma',
  resetSettings: 'Repor',
  resetQuestion: 'Repor a aparência?',
  resetExplanation: 'Todas as definições voltam ao que eram no início.',
  keepSettings: 'Manter',
  copySettings: 'Copiar definições',
  /* command-palette */
  search: 'Procurar',
  recent: 'Recentes',
  noResults: 'Sem resultados',
  results: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  bookmark: (title) => `Marcar ${title}`,
  bookmarked: 'Marcado',
};
