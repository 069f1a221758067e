import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const formRepeaterPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
