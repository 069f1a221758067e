import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const autoCompletePage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
