import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const radioPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
