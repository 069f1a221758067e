import { oneOf } from '#base/one-of.ts';

/** The settings with a list of values. */
export interface AppearanceChoices {
  readonly skin: 'light' | 'bordered' | 'dark' | 'semi-dark';
  readonly contentWidth: 'full' | 'boxed';
  readonly routerTransition: 'fade' | 'fade-in-left' | 'zoom-in' | 'none';
  readonly layout: 'vertical' | 'horizontal';
  readonly navbarColor: 'white' | 'primary' | 'secondary' | 'success' | 'danger' | 'info' | 'warning' | 'dark';
  readonly navbarType: 'floating' | 'sticky' | 'static' | 'hidden';
  readonly footerType: 'static' | 'sticky' | 'hidden';
}

/** The name of a setting with a list of values. */
export type AppearanceChoice = keyof AppearanceChoices;

/** The appearance and layout settings of an app. */
export interface AppearanceSettings extends AppearanceChoices {
  /** Undefined until the user chooses one: the direction is then the language's. */
  readonly isRTL?: boolean;
  readonly menuCollapsed: boolean;
  readonly menuHidden: boolean;
}

/** The values of each setting, the default first. */
export const appearanceOptions: {
  readonly [Key in AppearanceChoice]: readonly [AppearanceChoices[Key], ...AppearanceChoices[Key][]];
} = {
  skin: ['light', 'bordered', 'dark', 'semi-dark'],
  contentWidth: ['full', 'boxed'],
  routerTransition: ['fade', 'fade-in-left', 'zoom-in', 'none'],
  layout: ['vertical', 'horizontal'],
  navbarColor: ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'],
  navbarType: ['floating', 'sticky', 'static', 'hidden'],
  footerType: ['static', 'sticky', 'hidden'],
};

/** Returns valid settings: missing and unknown values are replaced by the defaults. */
export function completeSettings(settings: Partial<AppearanceSettings> | null | undefined): AppearanceSettings {
  const choice = <Key extends AppearanceChoice>(key: Key) =>
    oneOf<AppearanceChoices[Key]>(settings?.[key], appearanceOptions[key], appearanceOptions[key][0]);
  return {
    skin: choice('skin'),
    contentWidth: choice('contentWidth'),
    ...(typeof settings?.isRTL === 'boolean' && { isRTL: settings.isRTL }),
    routerTransition: choice('routerTransition'),
    layout: choice('layout'),
    menuCollapsed: settings?.menuCollapsed === true,
    menuHidden: settings?.menuHidden === true,
    navbarColor: choice('navbarColor'),
    navbarType: choice('navbarType'),
    footerType: choice('footerType'),
  };
}
