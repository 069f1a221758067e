import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const inputMaskPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
