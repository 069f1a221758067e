import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const financingPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
