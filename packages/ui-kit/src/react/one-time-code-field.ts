// Generated from the custom elements manifest by `npm run gen`.
import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../define/one-time-code-field.ts';
import { PlinthOneTimeCodeField, type PlinthOneTimeCodeFieldEventMap } from '../elements/one-time-code-field/one-time-code-field.ts';

/** React wrapper of `<plinth-one-time-code-field>`. */
export const OneTimeCodeField = createComponent({
  react: React,
  tagName: 'plinth-one-time-code-field',
  elementClass: PlinthOneTimeCodeField,
  events: {
    onCodeComplete: 'plinth-code-complete' as EventName<PlinthOneTimeCodeFieldEventMap['plinth-code-complete']>,
  },
});
