import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const numberInputPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
