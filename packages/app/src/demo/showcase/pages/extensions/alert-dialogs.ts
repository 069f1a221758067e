import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const alertDialogsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
