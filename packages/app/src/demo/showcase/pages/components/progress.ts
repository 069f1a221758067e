import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const progressPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
