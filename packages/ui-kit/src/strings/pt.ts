import type { KitStrings } from './en.ts';
import { ptFinancing } from './pt/financing.ts';

/** The Portuguese strings. */
export const pt: KitStrings = {
  /* shared */
  close: 'Fechar',
  optional: 'Opcional',
  loading: 'A carregar',
  clearNamed: (name) => `Limpar ${name}`,
  tryAgain: 'Tentar novamente',
  /* field */
  characterCount: (used, limit) => `${used} de ${limit}`,
  charactersLeft: (left) => `${left} caracteres restantes`,
  /* masked-field */
  formatMismatch: (format) => `Utilize o formato ${format}.`,
  formatExcess: (characters, format) => `“${characters}” não corresponde ao formato ${format}.`,
  /* checkbox */
  checkboxMissing: 'Assinale esta caixa para continuar.',
  /* switch */
  switchMissing: 'Ative isto para continuar.',
  /* radio-group */
  radioMissing: 'Escolha uma opção.',
  /* checkbox-group */
  choicesMissing: 'Escolha pelo menos uma opção.',
  choicesTooFew: (min) => `Escolha pelo menos ${min}.`,
  choicesTooMany: (max) => `Escolha no máximo ${max}.`,
  choicesAll: 'Selecionar tudo',
  /* amount-slider */
  amountMissing: 'Introduza um montante.',
  amountWhole: (currency) => `Introduza um montante inteiro em ${currency}.`,
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
  more: 'Mais',
  /* scroll-to-top */
  scrollToTop: 'Voltar ao topo',
  /* alert, toast */
  dismiss: 'Dispensar',
  dismissNamed: (name) => `Dispensar “${name}”`,
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
  tableRange: (from, to, total) => `Mostrando ${from}–${to} de ${total}`,
  tableShown: (shown, total) => `${shown} de ${total}`,
  tableShowMore: 'Mostrar mais',
  tablePreviousPage: 'Página anterior',
  tableNextPage: 'Página seguinte',
  tableTotal: 'Total',
  tableEmpty: 'Ainda não há nada aqui',
  tableRestFailed: 'O resto não carregou.',
  /* data-grid */
  gridSearch: 'Pesquisar',
  gridColumns: 'Colunas',
  gridExport: 'Baixar CSV',
  gridSelectRows: (count) => (count === '1' ? 'Selecionar 1 linha' : `Selecionar todas as ${count} linhas`),
  gridSelectRowsOnPage: (count) =>
    count === '1' ? 'Selecionar 1 linha nesta página' : `Selecionar todas as ${count} linhas nesta página`,
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
  expandRow: (row) => `Expandir ${row}`,
  collapseRow: (row) => `Recolher ${row}`,
  /* data-grid, tree */
  moveNamed: (name) => `Mover ${name}`,
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  moveFirst: 'Mover para o início da lista',
  moveLast: 'Mover para o fim da lista',
  moved: (name, place, total) => `${name}: movido para ${place} de ${total}`,
  moveInto: (name) => `Mover para dentro de ${name}`,
  moveOut: (name) => `Mover para fora de ${name}`,
  movedInto: (name, parent, place, total) => `${name}: movido para ${place} de ${total} em ${parent}`,
  moveBlocked: 'Remova a ordenação, os filtros e a pesquisa para mover linhas',
  /* tag */
  remove: 'Remover',
  /* copy-button */
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. Pressione Ctrl+C ou ⌘C para copiar o texto selecionado.',
  /* code-snippet */
  code: 'Código',
  /* color-field */
  colorMissing: 'Digite uma cor.',
  colorInvalid: (example) => `Digite uma cor, por exemplo ${example}.`,
  colorPicker: 'Abrir o seletor de cor',
  colorOpacity: 'Opacidade',
  colorSwatches: 'Cores sugeridas',
  /* avatar-group */
  andMore: (count) => `Mais ${count}`,
  /* split-button */
  moreWays: 'Outras opções',
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
  /* sortable-list */
  sortablePickedUp: (item) => `${item}. As setas movem, Espaço ou Enter solta e Esc devolve ao lugar.`,
  sortablePlace: (name, place, total) => `${name}, ${place} de ${total}`,
  sortablePlaceIn: (name, list, place, total) => `${name}, ${place} de ${total} em ${list}`,
  sortableCopied: (item) => `Copiado: ${item}`,
  sortableCanceled: (item) => `Devolvido ao lugar: ${item}`,
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
  resetExplanation: 'Todas as definições voltam aos valores predefinidos.',
  keepSettings: 'Manter',
  copySettings: 'Copiar definições',
  /* command-palette */
  search: 'Procurar',
  recent: 'Recentes',
  noResults: 'Sem resultados',
  results: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  bookmark: (title) => `Marcar ${title}`,
  bookmarked: 'Marcado',
  /* stepped */
  numberAmbiguous: (decimal, grouped) => `Quis dizer ${decimal} ou ${grouped}?`,
  numberTooLong: 'Este número tem demasiados algarismos.',
  numberIncrease: 'Aumentar',
  numberDecrease: 'Diminuir',
  atLeast: (min) => `Digite ${min} ou mais.`,
  atMost: (max) => `Digite ${max} ou menos.`,
  /* number-field */
  numberMissing: 'Digite um número.',
  numberOutOfRange: (min, max) => `Digite um número de ${min} a ${max}.`,
  numberNearest: (low, high) => `Digite ${low} ou ${high}.`,
  /* search-field */
  searchMissing: 'Digite um termo de pesquisa.',
  /* chips */
  removeNamed: (name) => `Remover ${name}`,
  added: (name) => `${name} adicionado`,
  removed: (name) => `${name} removido`,
  /* typed-values */
  tagInvalid: (tag) => `${tag} não é válido aqui.`,
  textPending: (text) => `Pressione Enter para adicionar “${text}”.`,
  /* combobox */
  showOptions: 'Mostrar opções',
  nothingFound: 'Nada encontrado',
  optionsFailed: 'As opções não foram carregadas.',
  loadingMore: 'A carregar mais…',
  optionsFound: (count) => `Opções: ${count}`,
  optionCreate: (text) => `Adicionar “${text}”`,
  optionUnknown: 'Escolha um item da lista.',
  /* options */
  optionUnlisted: (name) => `${name} não está na lista.`,
  /* tag-input */
  tagsMissing: 'Adicione pelo menos um.',
  tagsTooMany: (max) => `Adicione no máximo ${max}.`,
  tagTwice: (tag) => `${tag} já está na lista.`,
  /* calendar */
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  dayNotAvailable: (day) => `${day}, indisponível`,
  calendarMonth: 'Mês',
  calendarYear: 'Ano',
  calendarPresets: 'Escolhas rápidas',
  /* limits */
  notBefore: (limit) => `Digite ${limit} ou depois.`,
  notAfter: (limit) => `Digite ${limit} ou antes.`,
  /* date-field */
  dateDay: 'DD',
  dateMonth: 'MM',
  dateYear: 'AAAA',
  dateMissing: 'Digite uma data.',
  dateInvalid: (example) => `Digite uma data, por exemplo ${example}.`,
  dateUnavailable: 'Esta data não está disponível. Escolha outra.',
  openCalendar: 'Abrir calendário',
  /* date-range-picker */
  rangeStart: 'Início',
  rangeEnd: 'Fim',
  rangeReversed: 'Digite um fim que não seja anterior ao início.',
  rangeHalf: 'Digite um início e um fim.',
  /* time-field */
  timeMissing: 'Digite um horário.',
  timeInvalid: (example) => `Digite um horário, por exemplo ${example}.`,
  showTimes: 'Mostrar horários',
  /* date-time-field */
  dateTimeMissing: 'Digite uma data e um horário.',
  dateTimeInvalid: (example) => `Digite uma data e um horário, por exemplo ${example}.`,
  /* range-slider */
  rangeFrom: (name) => `${name}, de`,
  rangeTo: (name) => `${name}, até`,
  fromTo: (low, high) => `${low} a ${high}`,
  /* dropzone */
  filesChoose: 'Escolher ficheiros',
  fileChoose: 'Escolher um ficheiro',
  fileMissing: 'Adicione um ficheiro.',
  filesDrop: 'ou solte ou cole aqui',
  fileLimitSize: (size) => `Até ${size} cada`,
  fileLimitCount: (count) => `No máximo ${count}`,
  fileRefusedFolder: (name) => `${name} é uma pasta. Adicione os ficheiros que estão nela.`,
  fileRefusedEmpty: (name) => `${name} está vazio.`,
  fileRefusedName: (name) => `O nome de ${name} tem caracteres invisíveis. Mude o nome do ficheiro.`,
  fileRefusedType: (name) => `${name} é de um tipo não aceito.`,
  fileRefusedSize: (name, size) => `${name} é maior que ${size}.`,
  fileRefusedMany: (name, count) => `${name} não foi adicionado. Pode adicionar no máximo ${count}.`,
  fileRefusedMore: (count) => `Outros não adicionados: ${count}.`,
  fileWaiting: 'Aguardando',
  fileDone: 'Enviado',
  fileFailed: 'Este ficheiro não foi enviado.',
  fileUploading: (name) => `Enviando ${name}`,
  filesUploaded: (done, count) => `Enviados: ${done} de ${count}`,
  /* list */
  loadFailed: 'Isto não carregou',
  /* tour */
  tourPlace: (step, count) => `${step} de ${count}`,
  tourSkip: 'Saltar',
  tourBack: 'Voltar',
  tourNext: 'Seguinte',
  tourDone: 'Concluir',
  /* wizard */
  wizardBack: 'Voltar',
  wizardNext: 'Seguinte',
  wizardSubmit: 'Enviar',
  /* repeater */
  repeaterItem: 'Item',
  repeaterPlace: (item, number) => `${item} ${number}`,
  repeaterAdd: 'Adicionar',
  repeaterMax: (count) => `No máximo ${count}`,
  /* dialogs */
  ok: 'OK',
  cancel: 'Cancelar',
  /* document-list */
  documentDownload: (name) => `Baixar ${name}`,
  documentsEmpty: 'Nenhum documento ainda',
  /* notification-list */
  notificationsNew: (count) => (count === '1' ? '1 nova' : `${count} novas`),
  notificationArrived: (title) => `Nova notificação: ${title}`,
  notificationsArrived: (count) => `${count} novas notificações`,
  notificationUnread: 'Não lida',
  notificationsRead: 'Marcar tudo como lido',
  notificationsEmpty: 'Nada de novo',
  /* user-menu */
  userMenu: 'Menu da conta',
  userMenuOf: (name) => `Menu da conta de ${name}`,
  /* language-list */
  language: 'Idioma',
  /* split-panel */
  paneSize: 'Tamanho dos painéis',
  /* financing */
  ...ptFinancing,
};
