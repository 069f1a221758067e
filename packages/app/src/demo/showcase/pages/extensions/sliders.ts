import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const slidersPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
