// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/pagination.ts';
import { PlinthPagination, type PlinthPaginationEventMap } from '../elements/pagination/pagination.ts';

/** React wrapper of `<plinth-pagination>`. */
export const Pagination = createComponent({
  react: React,
  tagName: 'plinth-pagination',
  elementClass: PlinthPagination,
  events: {
    onPageChange: 'plinth-page-change' as EventName<PlinthPaginationEventMap['plinth-page-change']>,
  },
});
