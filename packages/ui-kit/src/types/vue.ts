import type { PlinthElements } from './elements.ts';

/** Vue type-checks the listener `@plinth-tab-change` as the prop `onPlinthTabChange`. */
type Pascal<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Text>;

/** The template bindings that Vue type-checks: `:value`, `.value`, `@event`. */
type Component<Tag extends keyof PlinthElements> = new () => {
  readonly $props: PlinthElements[Tag]['values'] & {
    [Name in keyof PlinthElements[Tag]['events'] & string as `on${Pascal<Name>}`]?: (
      event: PlinthElements[Tag]['events'][Name],
    ) => void;
  };
};

type Components = { [Tag in keyof PlinthElements]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
