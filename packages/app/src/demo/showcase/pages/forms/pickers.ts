import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const pickersPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
