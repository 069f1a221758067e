import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const tooltipsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
