import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const checkboxPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
