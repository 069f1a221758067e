/** The groups of elements in the sidebar. The title of an element's stories begins with one: `Forms/Money field`. */
export const ELEMENT_GROUPS = [
  'Actions',
  'Forms',
  'Navigation',
  'Overlays',
  'Data',
  'Feedback',
  'Layout',
  'Financing',
] as const;

/** Returns whether a title belongs to the stories of an element. */
export const isElementTitle = (title: string): boolean => ELEMENT_GROUPS.some((group) => title.startsWith(`${group}/`));
