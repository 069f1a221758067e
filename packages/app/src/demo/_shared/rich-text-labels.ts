import type { RichTextLabels } from '#core/rich-text/rich-text.tsx';

/** The names of the buttons of formatted text, in the language of the demo's pages. */
export const RICH_TEXT_LABELS: RichTextLabels = {
  toolbar: 'Text style',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  left: 'Align left',
  center: 'Align center',
  right: 'Align right',
  link: 'Link',
  address: 'Web address',
  apply: 'Apply',
  picturesLeftOut: 'This field keeps text only. The pictures were left out.',
};
