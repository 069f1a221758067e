// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/dropzone.ts';
import { PlinthDropzone, type PlinthDropzoneEventMap } from '../elements/dropzone/dropzone.ts';

/** React wrapper of `<plinth-dropzone>`. */
export const Dropzone = createComponent({
  react: React,
  tagName: 'plinth-dropzone',
  elementClass: PlinthDropzone,
  events: {
    onDropzoneAdd: 'plinth-dropzone-add' as EventName<PlinthDropzoneEventMap['plinth-dropzone-add']>,
    onDropzoneRemove: 'plinth-dropzone-remove' as EventName<PlinthDropzoneEventMap['plinth-dropzone-remove']>,
    onDropzoneRetry: 'plinth-dropzone-retry' as EventName<PlinthDropzoneEventMap['plinth-dropzone-retry']>,
  },
});
