import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const modalsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
