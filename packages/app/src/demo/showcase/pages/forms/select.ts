import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const selectPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
