import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const editorPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
