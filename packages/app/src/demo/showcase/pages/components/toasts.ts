import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const toastsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
