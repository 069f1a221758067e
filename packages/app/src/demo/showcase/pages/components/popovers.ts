import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const popoversPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
