import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const switchPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
