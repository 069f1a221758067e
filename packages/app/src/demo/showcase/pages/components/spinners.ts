import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const spinnersPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
