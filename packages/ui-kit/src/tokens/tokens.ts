// Generated from the files beside it by `npm run gen`: change *.tokens.json.
/** The design tokens by name, each as the CSS that reads it: for styles that are set by a script. */
export const tokens = {
  /** Warm neutrals of the light skins; a higher number is darker. */
  'palette-paper-0': 'var(--plinth-palette-paper-0)',
  /** Warm neutrals of the light skins; a higher number is darker. */
  'palette-paper-25': 'var(--plinth-palette-paper-25)',
  /** Warm neutrals of the light skins; a higher number is darker. */
  'palette-paper-50': 'var(--plinth-palette-paper-50)',
  /** Warm neutrals of the light skins; a higher number is darker. */
  'palette-paper-100': 'var(--plinth-palette-paper-100)',
  /** Warm neutrals of the light skins; a higher number is darker. */
  'palette-paper-150': 'var(--plinth-palette-paper-150)',
  /** Warm neutrals of the light skins; a higher number is darker. */
  'palette-paper-200': 'var(--plinth-palette-paper-200)',
  /** Warm neutrals of the light skins; a higher number is darker. */
  'palette-paper-300': 'var(--plinth-palette-paper-300)',
  /** Lines of controls on paper: drawn in ink, so cool. */
  'palette-paper-500': 'var(--plinth-palette-paper-500)',
  /** Cool neutrals of the dark skin; a higher number is darker. */
  'palette-night-500': 'var(--plinth-palette-night-500)',
  /** Cool neutrals of the dark skin; a higher number is darker. */
  'palette-night-700': 'var(--plinth-palette-night-700)',
  /** Cool neutrals of the dark skin; a higher number is darker. */
  'palette-night-800': 'var(--plinth-palette-night-800)',
  /** Cool neutrals of the dark skin; a higher number is darker. */
  'palette-night-850': 'var(--plinth-palette-night-850)',
  /** Cool neutrals of the dark skin; a higher number is darker. */
  'palette-night-900': 'var(--plinth-palette-night-900)',
  /** Cool neutrals of the dark skin; a higher number is darker. */
  'palette-night-950': 'var(--plinth-palette-night-950)',
  /** Cool neutrals of the dark skin; a higher number is darker. */
  'palette-night-1000': 'var(--plinth-palette-night-1000)',
  /** Colours of text: blue-black on paper, paper on night. */
  'palette-type-100': 'var(--plinth-palette-type-100)',
  /** Colours of text: blue-black on paper, paper on night. */
  'palette-type-300': 'var(--plinth-palette-type-300)',
  /** Colours of text: blue-black on paper, paper on night. */
  'palette-type-400': 'var(--plinth-palette-type-400)',
  /** Colours of text: blue-black on paper, paper on night. */
  'palette-type-600': 'var(--plinth-palette-type-600)',
  /** Colours of text: blue-black on paper, paper on night. */
  'palette-type-700': 'var(--plinth-palette-type-700)',
  /** Colours of text: blue-black on paper, paper on night. */
  'palette-type-900': 'var(--plinth-palette-type-900)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-50': 'var(--plinth-palette-ink-50)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-100': 'var(--plinth-palette-ink-100)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-200': 'var(--plinth-palette-ink-200)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-300': 'var(--plinth-palette-ink-300)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-400': 'var(--plinth-palette-ink-400)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-500': 'var(--plinth-palette-ink-500)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-600': 'var(--plinth-palette-ink-600)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-700': 'var(--plinth-palette-ink-700)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-800': 'var(--plinth-palette-ink-800)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-900': 'var(--plinth-palette-ink-900)',
  /** Ink, the brand: what one can do or has. */
  'palette-ink-950': 'var(--plinth-palette-ink-950)',
  /** Brass: only what waits for the user. */
  'palette-brass-50': 'var(--plinth-palette-brass-50)',
  /** Brass: only what waits for the user. */
  'palette-brass-100': 'var(--plinth-palette-brass-100)',
  /** Brass: only what waits for the user. */
  'palette-brass-200': 'var(--plinth-palette-brass-200)',
  /** Brass: only what waits for the user. */
  'palette-brass-400': 'var(--plinth-palette-brass-400)',
  /** Brass: only what waits for the user. */
  'palette-brass-500': 'var(--plinth-palette-brass-500)',
  /** Brass: only what waits for the user. */
  'palette-brass-700': 'var(--plinth-palette-brass-700)',
  /** Brass: only what waits for the user. */
  'palette-brass-900': 'var(--plinth-palette-brass-900)',
  /** Green: done, connected, paid. */
  'palette-green-50': 'var(--plinth-palette-green-50)',
  /** Green: done, connected, paid. */
  'palette-green-200': 'var(--plinth-palette-green-200)',
  /** Green: done, connected, paid. */
  'palette-green-300': 'var(--plinth-palette-green-300)',
  /** Green: done, connected, paid. */
  'palette-green-500': 'var(--plinth-palette-green-500)',
  /** Green: done, connected, paid. */
  'palette-green-700': 'var(--plinth-palette-green-700)',
  /** Green: done, connected, paid. */
  'palette-green-900': 'var(--plinth-palette-green-900)',
  /** Orange: needs a look soon. */
  'palette-orange-50': 'var(--plinth-palette-orange-50)',
  /** Orange: needs a look soon. */
  'palette-orange-200': 'var(--plinth-palette-orange-200)',
  /** Orange: needs a look soon. */
  'palette-orange-300': 'var(--plinth-palette-orange-300)',
  /** Orange: needs a look soon. */
  'palette-orange-500': 'var(--plinth-palette-orange-500)',
  /** Orange: needs a look soon. */
  'palette-orange-700': 'var(--plinth-palette-orange-700)',
  /** Orange: needs a look soon. */
  'palette-orange-900': 'var(--plinth-palette-orange-900)',
  /** Red: failed, or destroys something. */
  'palette-red-50': 'var(--plinth-palette-red-50)',
  /** Red: failed, or destroys something. */
  'palette-red-200': 'var(--plinth-palette-red-200)',
  /** Red: failed, or destroys something. */
  'palette-red-300': 'var(--plinth-palette-red-300)',
  /** Red: failed, or destroys something. */
  'palette-red-500': 'var(--plinth-palette-red-500)',
  /** Red: failed, or destroys something. */
  'palette-red-600': 'var(--plinth-palette-red-600)',
  /** Red: failed, or destroys something. */
  'palette-red-700': 'var(--plinth-palette-red-700)',
  /** Red: failed, or destroys something. */
  'palette-red-900': 'var(--plinth-palette-red-900)',
  /** Teal: good to know. */
  'palette-teal-50': 'var(--plinth-palette-teal-50)',
  /** Teal: good to know. */
  'palette-teal-200': 'var(--plinth-palette-teal-200)',
  /** Teal: good to know. */
  'palette-teal-300': 'var(--plinth-palette-teal-300)',
  /** Teal: good to know. */
  'palette-teal-500': 'var(--plinth-palette-teal-500)',
  /** Teal: good to know. */
  'palette-teal-700': 'var(--plinth-palette-teal-700)',
  /** Teal: good to know. */
  'palette-teal-900': 'var(--plinth-palette-teal-900)',
  /** The page itself; menu and bar at the top lie on it. Part of a host page's theme. */
  'color-page': 'var(--plinth-color-page)',
  /** Sheets on the page: cards, tables, dialogs. Part of a host page's theme. */
  'color-surface': 'var(--plinth-color-surface)',
  /** A part of a sheet that is set back: code, table heads, areas to drop files on. */
  'color-surface-sunken': 'var(--plinth-color-surface-sunken)',
  /** What floats over the page: menus, popovers, drawers. */
  'color-surface-float': 'var(--plinth-color-surface-float)',
  /** Toasts and tooltips; the elements on it have a dark colour scheme. */
  'color-surface-inverse': 'var(--plinth-color-surface-inverse)',
  /** Inside of a field. */
  'color-field': 'var(--plinth-color-field)',
  /** Wash over what is hovered; blends with what is under it. */
  'color-hover': 'var(--plinth-color-hover)',
  /** Wash over what is pressed; blends with what is under it. */
  'color-active': 'var(--plinth-color-active)',
  /** A chosen row, day or option. */
  'color-selected': 'var(--plinth-color-selected)',
  /** Fill of a control that is disabled; in the dark a wash, seen on every sheet. */
  'color-disabled': 'var(--plinth-color-disabled)',
  /** Bars that stand for content on its way; in the dark a wash, seen on every sheet. */
  'color-skeleton': 'var(--plinth-color-skeleton)',
  /** Veil over the page behind a dialog or drawer. */
  'color-scrim': 'var(--plinth-color-scrim)',
  /** Line that divides or frames. */
  'color-line': 'var(--plinth-color-line)',
  /** Line between rows. */
  'color-line-faint': 'var(--plinth-color-line-faint)',
  /** Hairline of a card. */
  'color-line-card': 'var(--plinth-color-line-card)',
  /** Edge of fields, boxes and switches: tells where the control is. */
  'color-line-control': 'var(--plinth-color-line-control)',
  /** Edge of a secondary button; its label tells where it is. */
  'color-line-button': 'var(--plinth-color-line-button)',
  /** Text. Part of a host page's theme. */
  'color-text': 'var(--plinth-color-text)',
  /** Text of second rank: labels of menus, secondary lines. */
  'color-text-muted': 'var(--plinth-color-text-muted)',
  /** Text of third rank: table heads, axes, placeholders. */
  'color-text-faint': 'var(--plinth-color-text-faint)',
  /** Text of what is disabled; exempt from contrast. */
  'color-text-disabled': 'var(--plinth-color-text-disabled)',
  /** Text on an inverse surface. */
  'color-text-inverse': 'var(--plinth-color-text-inverse)',
  /** Fill of the main action and of what is switched on. Part of a host page's theme. */
  'color-primary': 'var(--plinth-color-primary)',
  /** Fill of the main action while it is hovered. Part of a host page's theme. */
  'color-primary-hover': 'var(--plinth-color-primary-hover)',
  /** Fill of the main action while it is pressed. Part of a host page's theme. */
  'color-primary-active': 'var(--plinth-color-primary-active)',
  /** Text and marks on the fill of the main action. Part of a host page's theme. */
  'color-on-primary': 'var(--plinth-color-on-primary)',
  /** Links, and icons of what is chosen, on a sheet and on the primary tint. Part of a host page's theme. */
  'color-primary-text': 'var(--plinth-color-primary-text)',
  /** Tint of the primary colour. */
  'color-primary-surface': 'var(--plinth-color-primary-surface)',
  /** Line around the primary tint. */
  'color-primary-line': 'var(--plinth-color-primary-line)',
  /** Ring around what has the focus of the keyboard. Part of a host page's theme. */
  'color-focus': 'var(--plinth-color-focus)',
  /** Mark, or fill of the action, of what waits for the user. */
  'color-accent': 'var(--plinth-color-accent)',
  /** Text that says what waits for the user, on a sheet and on its own tint. */
  'color-accent-text': 'var(--plinth-color-accent-text)',
  /** Tint under what waits for the user. */
  'color-accent-surface': 'var(--plinth-color-accent-surface)',
  /** Line around the tint of what waits for the user. */
  'color-accent-line': 'var(--plinth-color-accent-line)',
  /** Text on the accent fill. */
  'color-on-accent': 'var(--plinth-color-on-accent)',
  /** Mark or line of what went well. */
  'color-success': 'var(--plinth-color-success)',
  /** Text that says what went well, on a sheet and on its own tint. */
  'color-success-text': 'var(--plinth-color-success-text)',
  /** Tint under what went well. */
  'color-success-surface': 'var(--plinth-color-success-surface)',
  /** Line around the tint of what went well. */
  'color-success-line': 'var(--plinth-color-success-line)',
  /** Mark or line of what needs a look soon. */
  'color-warning': 'var(--plinth-color-warning)',
  /** Text that says what needs a look soon, on a sheet and on its own tint. */
  'color-warning-text': 'var(--plinth-color-warning-text)',
  /** Tint under what needs a look soon. */
  'color-warning-surface': 'var(--plinth-color-warning-surface)',
  /** Line around the tint of what needs a look soon. */
  'color-warning-line': 'var(--plinth-color-warning-line)',
  /** Fill of an action that destroys, and mark or line of what failed. */
  'color-danger': 'var(--plinth-color-danger)',
  /** Fill of an action that destroys, while it is hovered. */
  'color-danger-hover': 'var(--plinth-color-danger-hover)',
  /** Fill of an action that destroys, while it is pressed. */
  'color-danger-active': 'var(--plinth-color-danger-active)',
  /** Text on the danger fill. */
  'color-on-danger': 'var(--plinth-color-on-danger)',
  /** Text that says what failed, on a sheet and on its own tint. */
  'color-danger-text': 'var(--plinth-color-danger-text)',
  /** Tint under what failed. */
  'color-danger-surface': 'var(--plinth-color-danger-surface)',
  /** Line around the tint of what failed. */
  'color-danger-line': 'var(--plinth-color-danger-line)',
  /** Mark or line of what is good to know. */
  'color-info': 'var(--plinth-color-info)',
  /** Text that says what is good to know, on a sheet and on its own tint. */
  'color-info-text': 'var(--plinth-color-info-text)',
  /** Tint under what is good to know. */
  'color-info-surface': 'var(--plinth-color-info-surface)',
  /** Line around the tint of what is good to know. */
  'color-info-line': 'var(--plinth-color-info-line)',
  /** First series: what one has. */
  'color-chart-1': 'var(--plinth-color-chart-1)',
  /** Second series: what is used up. Never without a label at its mark. */
  'color-chart-2': 'var(--plinth-color-chart-2)',
  /** Third series. */
  'color-chart-3': 'var(--plinth-color-chart-3)',
  /** Fourth series. */
  'color-chart-4': 'var(--plinth-color-chart-4)',
  /** Grid lines of a chart. */
  'color-chart-grid': 'var(--plinth-color-chart-grid)',
  /** Text on the axes of a chart. */
  'color-chart-axis': 'var(--plinth-color-chart-axis)',
  /** The part of a bar that is not filled. */
  'color-track': 'var(--plinth-color-track)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-0': 'var(--plinth-space-0)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-1': 'var(--plinth-space-1)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-2': 'var(--plinth-space-2)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-3': 'var(--plinth-space-3)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-4': 'var(--plinth-space-4)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-5': 'var(--plinth-space-5)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-6': 'var(--plinth-space-6)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-8': 'var(--plinth-space-8)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-10': 'var(--plinth-space-10)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-12': 'var(--plinth-space-12)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-16': 'var(--plinth-space-16)',
  /** Space within and between things, on a grid of 4 px; the number counts quarters of a rem. */
  'space-24': 'var(--plinth-space-24)',
  /** Family of everything but code; the second is the fallback of the same measure. Part of a host page's theme. */
  'font-sans': 'var(--plinth-font-sans)',
  /** Family of code. */
  'font-mono': 'var(--plinth-font-mono)',
  /** Sizes of type; the number is the size in px at a root of 16 px. */
  'text-12': 'var(--plinth-text-12)',
  /** Sizes of type; the number is the size in px at a root of 16 px. */
  'text-13': 'var(--plinth-text-13)',
  /** Sizes of type; the number is the size in px at a root of 16 px. */
  'text-14': 'var(--plinth-text-14)',
  /** Sizes of type; the number is the size in px at a root of 16 px. */
  'text-16': 'var(--plinth-text-16)',
  /** Sizes of type; the number is the size in px at a root of 16 px. */
  'text-20': 'var(--plinth-text-20)',
  /** Sizes of type; the number is the size in px at a root of 16 px. */
  'text-24': 'var(--plinth-text-24)',
  /** Sizes of type; the number is the size in px at a root of 16 px. */
  'text-32': 'var(--plinth-text-32)',
  /** Sizes of type; the number is the size in px at a root of 16 px. */
  'text-40': 'var(--plinth-text-40)',
  /** Line height that belongs to the size of the same number. */
  'leading-12': 'var(--plinth-leading-12)',
  /** Line height that belongs to the size of the same number. */
  'leading-13': 'var(--plinth-leading-13)',
  /** Line height that belongs to the size of the same number. */
  'leading-14': 'var(--plinth-leading-14)',
  /** Line height that belongs to the size of the same number. */
  'leading-16': 'var(--plinth-leading-16)',
  /** Line height that belongs to the size of the same number. */
  'leading-20': 'var(--plinth-leading-20)',
  /** Line height that belongs to the size of the same number. */
  'leading-24': 'var(--plinth-leading-24)',
  /** Line height that belongs to the size of the same number. */
  'leading-32': 'var(--plinth-leading-32)',
  /** Line height that belongs to the size of the same number. */
  'leading-40': 'var(--plinth-leading-40)',
  /** Letter spacing that belongs to the size of the same number, in em; Arabic has none. */
  'tracking-12': 'var(--plinth-tracking-12)',
  /** Letter spacing that belongs to the size of the same number, in em; Arabic has none. */
  'tracking-14': 'var(--plinth-tracking-14)',
  /** Letter spacing that belongs to the size of the same number, in em; Arabic has none. */
  'tracking-16': 'var(--plinth-tracking-16)',
  /** Letter spacing that belongs to the size of the same number, in em; Arabic has none. */
  'tracking-20': 'var(--plinth-tracking-20)',
  /** Letter spacing that belongs to the size of the same number, in em; Arabic has none. */
  'tracking-24': 'var(--plinth-tracking-24)',
  /** Letter spacing that belongs to the size of the same number, in em; Arabic has none. */
  'tracking-32': 'var(--plinth-tracking-32)',
  /** Letter spacing that belongs to the size of the same number, in em; Arabic has none. */
  'tracking-40': 'var(--plinth-tracking-40)',
  /** Weights of type. */
  'weight-regular': 'var(--plinth-weight-regular)',
  /** Weights of type. */
  'weight-medium': 'var(--plinth-weight-medium)',
  /** Weights of type. */
  'weight-semibold': 'var(--plinth-weight-semibold)',
  /** Corners of small marks: check boxes, bars. */
  'radius-mark': 'var(--plinth-radius-mark)',
  /** Corners of badges and tags. */
  'radius-badge': 'var(--plinth-radius-badge)',
  /** Corners of buttons, fields and menu items. Part of a host page's theme. */
  'radius-control': 'var(--plinth-radius-control)',
  /** Corners of cards, menus and dialogs. Part of a host page's theme. */
  'radius-card': 'var(--plinth-radius-card)',
  /** Round ends. */
  'radius-round': 'var(--plinth-radius-round)',
  /** No shadow, where a rule needs one. */
  'shadow-none': 'var(--plinth-shadow-none)',
  /** Menus, popovers, pickers. */
  'shadow-menu': 'var(--plinth-shadow-menu)',
  /** Dialogs and drawers. */
  'shadow-dialog': 'var(--plinth-shadow-dialog)',
  /** The thumb of a switch or slider. */
  'shadow-thumb': 'var(--plinth-shadow-thumb)',
  /** Hover, press, tick. */
  'motion-fast': 'var(--plinth-motion-fast)',
  /** Menu, tab, toast, dialog. */
  'motion-base': 'var(--plinth-motion-base)',
  /** Change of page, drawer, a bar that fills. */
  'motion-slow': 'var(--plinth-motion-slow)',
  /** One turn of a ring that waits. */
  'motion-turn': 'var(--plinth-motion-turn)',
  /** One breath of a placeholder. */
  'motion-pulse': 'var(--plinth-motion-pulse)',
  /** The one ease. */
  'motion-ease': 'var(--plinth-motion-ease)',
  /** How much air controls and rows have: 1 is comfortable, 0 compact. Sizes are computed from it. */
  'density': 'var(--plinth-density)',
  /** Height of a control. */
  'size-control': 'var(--plinth-size-control)',
  /** Height of a small control. */
  'size-control-small': 'var(--plinth-size-control-small)',
  /** Height of a large control: sign-in and onboarding. */
  'size-control-large': 'var(--plinth-size-control-large)',
  /** Height of a row of a table. */
  'size-row': 'var(--plinth-size-row)',
  /** Height of the head of a table. */
  'size-row-head': 'var(--plinth-size-row-head)',
  /** Height of an item of a menu. */
  'size-menu-item': 'var(--plinth-size-menu-item)',
  /** Icons. */
  'size-icon': 'var(--plinth-size-icon)',
  /** Icons in small controls and beside small text. */
  'size-icon-small': 'var(--plinth-size-icon-small)',
  /** Thickness of the lines of an icon, in units of its own drawing of 24. */
  'size-icon-stroke': 'var(--plinth-size-icon-stroke)',
  /** What stays while the page scrolls. */
  'layer-sticky': 'var(--plinth-layer-sticky)',
  /** The page's menu. */
  'layer-menu': 'var(--plinth-layer-menu)',
  /** A menu or panel over the page. */
  'layer-overlay': 'var(--plinth-layer-overlay)',
  /** Dialogs. */
  'layer-dialog': 'var(--plinth-layer-dialog)',
  /** Toasts. */
  'layer-toast': 'var(--plinth-layer-toast)',
  /** The ring around what has the focus of the keyboard, drawn as a shadow where an outline does not fit. */
  'focus-ring': 'var(--plinth-focus-ring)',
  /** Sheet of a card. */
  'card-surface': 'var(--plinth-card-surface)',
  /** Hairline of a card. */
  'card-line': 'var(--plinth-card-line)',
  /** Corners of a card. */
  'card-radius': 'var(--plinth-card-radius)',
  /** Space inside a card. */
  'card-padding': 'var(--plinth-card-padding)',
  /** Corners of a button. */
  'button-radius': 'var(--plinth-button-radius)',
  /** Corners of a field. */
  'field-radius': 'var(--plinth-field-radius)',
  /** Width of the menu. */
  'menu-width': 'var(--plinth-menu-width)',
  /** Width of the menu while it shows icons only. */
  'menu-width-collapsed': 'var(--plinth-menu-width-collapsed)',
  /** Ground of the menu. */
  'menu-surface': 'var(--plinth-menu-surface)',
  /** Line between menu and page. */
  'menu-line': 'var(--plinth-menu-line)',
  /** The item of the page that is shown. */
  'menu-selected': 'var(--plinth-menu-selected)',
  /** Hairline around the item of the page that is shown. */
  'menu-selected-line': 'var(--plinth-menu-selected-line)',
  /** Height of the bar. */
  'navbar-height': 'var(--plinth-navbar-height)',
  /** Ground of the bar. */
  'navbar-surface': 'var(--plinth-navbar-surface)',
  /** Space between the content and the edges of the page. */
  'page-gutter': 'var(--plinth-page-gutter)',
  /** Widest content of a boxed page. */
  'page-width-boxed': 'var(--plinth-page-width-boxed)',
} as const;

/** The name of a design token: its custom property without `--plinth-`. */
export type TokenName = keyof typeof tokens;
