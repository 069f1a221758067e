import { createContext, use, type ComponentProps } from 'react';

/** The appearance of examples; undefined settings are those of the page around them. */
export interface StageSettings {
  readonly skin: string | undefined;
  readonly direction: string | undefined;
  /** The language of their strings, amounts and dates. */
  readonly locale: string | undefined;
}

/** The settings of all examples of a page. */
export const StageSettingsContext = createContext<StageSettings>({
  skin: undefined,
  direction: undefined,
  locale: undefined,
});

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
