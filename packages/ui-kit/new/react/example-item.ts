'use client';
import * as React from 'react';
import { createComponent } from '#base/react-component.ts';
import '../define/example-item.ts';
import { PlinthExampleItem } from '../elements/example-item/example-item.ts';

/** React wrapper of `<plinth-example-item>`. */
export const ExampleItem = createComponent({
  react: React,
  tagName: 'plinth-example-item',
  elementClass: PlinthExampleItem,
  events: {},
});
