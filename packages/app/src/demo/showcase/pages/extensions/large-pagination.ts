import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const largePaginationPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
