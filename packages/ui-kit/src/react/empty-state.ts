// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/empty-state.ts';
import { PlinthEmptyState, type PlinthEmptyStateEventMap } from '../elements/empty-state/empty-state.ts';

/** React wrapper of `<plinth-empty-state>`. */
export const EmptyState = createComponent({
  react: React,
  tagName: 'plinth-empty-state',
  elementClass: PlinthEmptyState,
  events: {
    onLoadRetry: 'plinth-load-retry' as EventName<PlinthEmptyStateEventMap['plinth-load-retry']>,
  },
});
