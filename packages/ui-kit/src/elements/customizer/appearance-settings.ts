import { oneOf } from '#base/one-of.ts';

/** The settings that are one of several (spec §2, Theme customizer). */
export interface AppearanceChoices {
  readonly skin: 'light' | 'bordered' | 'dark' | 'semi-dark';
  readonly contentWidth: 'full' | 'boxed';
  readonly routerTransition: 'fade' | 'fade-in-left' | 'zoom-in' | 'none';
  readonly layout: 'vertical' | 'horizontal';
  readonly navbarColor: 'white' | 'primary' | 'secondary' | 'success' | 'danger' | 'info' | 'warning' | 'dark';
  readonly navbarType: 'floating' | 'sticky' | 'static' | 'hidden';
  readonly footerType: 'static' | 'sticky' | 'hidden';
}

/** Name of a setting that is one of several. */
export type AppearanceChoice = keyof AppearanceChoices;

/** How an app looks and how its frame stands (spec §2, Theme customizer). */
export interface AppearanceSettings extends AppearanceChoices {
  /** As long as nobody chose it is absent: the direction is that of the language. */
  readonly isRTL?: boolean;
  readonly menuCollapsed: boolean;
  readonly menuHidden: boolean;
}

/** What can be chosen from, the default first. */
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

/** Settings of which every one holds: what is missing or unknown is the default. */
export function completeSettings(given: Partial<AppearanceSettings> | null | undefined): AppearanceSettings {
  const choice = <Key extends AppearanceChoice>(key: Key) =>
    oneOf<AppearanceChoices[Key]>(given?.[key], appearanceOptions[key], appearanceOptions[key][0]);
  return {
    skin: choice('skin'),
    contentWidth: choice('contentWidth'),
    ...(typeof given?.isRTL === 'boolean' && { isRTL: given.isRTL }),
    routerTransition: choice('routerTransition'),
    layout: choice('layout'),
    menuCollapsed: given?.menuCollapsed === true,
    menuHidden: given?.menuHidden === true,
    navbarColor: choice('navbarColor'),
    navbarType: choice('navbarType'),
    footerType: choice('footerType'),
  };
}
