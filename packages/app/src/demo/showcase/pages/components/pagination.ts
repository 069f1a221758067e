import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const paginationPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
