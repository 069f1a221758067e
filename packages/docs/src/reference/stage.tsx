import { createContext, use, type ComponentProps } from 'react';

/** How examples look, apart from the page around them. */
export interface StageSettings {
  readonly skin: string;
  readonly direction: string;
  /** The language of their strings, amounts and dates. */
  readonly locale: string;
}

/** The settings of all examples of a page. */
export const StageSettingsContext = createContext<StageSettings>({ skin: 'light', direction: 'ltr', locale: 'en' });

/** The part of a page that shows an example, with the settings of the examples. */
export function Stage({ className, ...others }: ComponentProps<'div'>) {
  const { skin, direction, locale } = use(StageSettingsContext);
  return (
    <div
      {...others}
      className={className === undefined ? 'docs-stage' : `docs-stage ${className}`}
      data-skin={skin}
      dir={direction}
      lang={locale}
    />
  );
}
