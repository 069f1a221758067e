import type { ShowcasePage } from '../../showcase-page.ts';

export const editorPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
