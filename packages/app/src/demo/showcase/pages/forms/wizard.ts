import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const wizardPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
