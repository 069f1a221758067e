import type { ApiKeyType } from '@plinth/api-client/demo/api-keys';

/** The names of the types of keys, as pages show them. */
export const KEY_TYPE_NAMES: Readonly<Record<ApiKeyType, string>> = {
  'Full Control': 'Full control',
  Modify: 'Modify',
  'Read & Execute': 'Read & execute',
  'List Folder Contents': 'List folder contents',
  'Read Only': 'Read only',
  'Read Write': 'Read write',
};
