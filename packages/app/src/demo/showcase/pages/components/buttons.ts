import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const buttonsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
