import { route } from '#core/routes/create-routes.ts';

/** The areas of the showcase, each with a group in the menu. */
export type ShowcaseArea = 'components' | 'extensions' | 'forms' | 'page-layout';

/** The addresses of the showcase's pages by their ids, in the order of the menu. */
export const SHOWCASE_PATHS = {
  accordion: '/components/accordion',
  alerts: '/components/alerts',
  'auto-complete': '/components/auto-complete',
  avatar: '/components/avatar',
  badges: '/components/badges',
  'pill-badges': '/components/pill-badges',
  'block-ui': '/components/blockui',
  breadcrumbs: '/components/breadcrumbs',
  buttons: '/components/buttons',
  carousel: '/components/carousel',
  collapse: '/components/collapse',
  divider: '/components/divider',
  dropdowns: '/components/dropdowns',
  'list-groups': '/components/list-group',
  modals: '/components/modals',
  navs: '/components/nav-component',
  offcanvas: '/components/offcanvas',
  pagination: '/components/pagination',
  pills: '/components/pills-component',
  popovers: '/components/popovers',
  progress: '/components/progress',
  spinners: '/components/spinners',
  tabs: '/components/tabs-component',
  timeline: '/components/timeline',
  toasts: '/components/toasts',
  tooltips: '/components/tooltips',
  financing: '/components/financing',
  'alert-dialogs': '/extensions/sweet-alert',
  'toast-service': '/extensions/toasts',
  sliders: '/extensions/slider',
  'drag-and-drop': '/extensions/drag-and-drop',
  tour: '/extensions/tour',
  clipboard: '/extensions/clipboard',
  swiper: '/extensions/swiper',
  ratings: '/extensions/ratings',
  'large-pagination': '/extensions/pagination',
  import: '/extensions/import',
  export: '/extensions/export',
  'export-selected': '/extensions/export-selected',
  i18n: '/extensions/i18n',
  input: '/forms/elements/input',
  'input-group': '/forms/elements/input-group',
  'input-mask': '/forms/elements/input-mask',
  textarea: '/forms/elements/textarea',
  checkbox: '/forms/elements/checkbox',
  radio: '/forms/elements/radio',
  switch: '/forms/elements/switch',
  select: '/forms/elements/select',
  'number-input': '/forms/elements/number-input',
  'file-uploader': '/forms/elements/file-uploader',
  editor: '/forms/elements/editor',
  pickers: '/forms/elements/pickers',
  'form-layout': '/forms/layout/form-layout',
  wizard: '/forms/wizard',
  'form-validation': '/forms/form-validation',
  'form-repeater': '/forms/form-repeater',
  'collapse-menu': '/page-layout/collapse-menu',
  'layout-boxed': '/page-layout/layout-boxed',
  'without-menu': '/page-layout/without-menu',
  'layout-empty': '/page-layout/layout-empty',
  'layout-blank': '/page-layout/layout-blank',
} as const satisfies Readonly<Record<string, `/${ShowcaseArea}/${string}`>>;

type Paths = typeof SHOWCASE_PATHS;

/** The id of a page of the showcase. */
export type ShowcaseId = keyof Paths;

/** The ids of the pages of an area. */
export type ShowcaseIdOf<Area extends ShowcaseArea> = {
  [Id in ShowcaseId]: Paths[Id] extends `/${Area}/${string}` ? Id : never;
}[ShowcaseId];

/** Every id, in the order of the menu. */
export const SHOWCASE_IDS = Object.keys(SHOWCASE_PATHS) as readonly ShowcaseId[];

/** Returns the area of a page. */
export const areaOf = (id: ShowcaseId): ShowcaseArea => SHOWCASE_PATHS[id].split('/')[1] as ShowcaseArea;

/** Returns a value for each page. */
export const byShowcaseId = <Value>(valueOf: (id: ShowcaseId) => Value): Readonly<Record<ShowcaseId, Value>> =>
  Object.fromEntries(SHOWCASE_IDS.map((id) => [id, valueOf(id)])) as Record<ShowcaseId, Value>;

/** The routes of the showcase. A page is ready once its first example is on it. */
export const SHOWCASE_ROUTES = byShowcaseId((id) =>
  route({ path: SHOWCASE_PATHS[id], ready: `[data-ready="${id}"] [data-example="ready"]` }),
);
