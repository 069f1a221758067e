import type { PlinthElements } from './elements.ts';

/** `plinth-tab-change` is listened to as `@plinth-tab-change`, which Vue checks as `onPlinthTabChange`. */
type Pascal<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Text>;

/** What Vue checks in a template: `:value`, `.value`, `@event`. */
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
