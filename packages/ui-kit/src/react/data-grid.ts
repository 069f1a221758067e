// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/data-grid.ts';
import { PlinthDataGrid, type PlinthDataGridEventMap } from '../elements/data-grid/data-grid.ts';

/** React wrapper of `<plinth-data-grid>`. */
export const DataGrid = createComponent({
  react: React,
  tagName: 'plinth-data-grid',
  elementClass: PlinthDataGrid,
  events: {
    onGridStateChange: 'plinth-grid-state-change' as EventName<PlinthDataGridEventMap['plinth-grid-state-change']>,
    onGridQueryChange: 'plinth-grid-query-change' as EventName<PlinthDataGridEventMap['plinth-grid-query-change']>,
    onGridSelectionChange: 'plinth-grid-selection-change' as EventName<PlinthDataGridEventMap['plinth-grid-selection-change']>,
    onGridExport: 'plinth-grid-export' as EventName<PlinthDataGridEventMap['plinth-grid-export']>,
    onRowToggle: 'plinth-row-toggle' as EventName<PlinthDataGridEventMap['plinth-row-toggle']>,
    onRowAction: 'plinth-row-action' as EventName<PlinthDataGridEventMap['plinth-row-action']>,
    onLoadRetry: 'plinth-load-retry' as EventName<PlinthDataGridEventMap['plinth-load-retry']>,
  },
});
