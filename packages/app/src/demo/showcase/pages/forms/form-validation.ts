import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const formValidationPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
