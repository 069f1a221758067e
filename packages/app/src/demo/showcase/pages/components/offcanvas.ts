import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const offcanvasPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
