// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/document-list.ts';
import { PlinthDocumentList, type PlinthDocumentListEventMap } from '../elements/document-list/document-list.ts';

/** React wrapper of `<plinth-document-list>`. */
export const DocumentList = createComponent({
  react: React,
  tagName: 'plinth-document-list',
  elementClass: PlinthDocumentList,
  events: {
    onDocumentOpen: 'plinth-document-open' as EventName<PlinthDocumentListEventMap['plinth-document-open']>,
    onDocumentsRetry: 'plinth-documents-retry' as EventName<PlinthDocumentListEventMap['plinth-documents-retry']>,
  },
});
