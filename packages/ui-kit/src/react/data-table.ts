// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/data-table.ts';
import { PlinthDataTable, type PlinthDataTableEventMap } from '../elements/data-table/data-table.ts';

/** React wrapper of `<plinth-data-table>`. */
export const DataTable = createComponent({
  react: React,
  tagName: 'plinth-data-table',
  elementClass: PlinthDataTable,
  events: {
    onSortChange: 'plinth-sort-change' as EventName<PlinthDataTableEventMap['plinth-sort-change']>,
    onPageChange: 'plinth-page-change' as EventName<PlinthDataTableEventMap['plinth-page-change']>,
    onRowToggle: 'plinth-row-toggle' as EventName<PlinthDataTableEventMap['plinth-row-toggle']>,
    onLoadRetry: 'plinth-load-retry' as EventName<PlinthDataTableEventMap['plinth-load-retry']>,
  },
});
