import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const inputPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
