import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const tourPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
