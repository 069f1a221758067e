import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const ratingsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
