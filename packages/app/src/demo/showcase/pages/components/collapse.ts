import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const collapsePage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
