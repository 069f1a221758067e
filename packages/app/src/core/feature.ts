import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { SagaGenerator } from 'typed-redux-saga';
import type { PageData } from './pages/page-data.ts';

/**
 * An area of the product, added to the store when the first of its pages loads. Reducers and middleware stay; sagas are
 * restarted for each session, so no session data outlives it.
 */
export interface Feature {
  /** Features that this one needs. Each is added once, however many features require it. */
  readonly requires?: readonly Feature[];
  /** Reducers by their key in the state. */
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Sagas, restarted whenever a session ends. */
  readonly sagas?: readonly (() => SagaGenerator<void>)[];
  readonly middleware?: readonly Middleware[];
}

/** A feature with the pages of some routes. */
export interface FeatureWithPages<Id extends string> extends Feature {
  readonly pages: Readonly<Record<Id, ComponentType>>;
  /** The data of pages that open with it: the page requests it, or the shell before it renders the page for the first time. */
  readonly data?: Readonly<Partial<Record<Id, PageData>>>;
  /** Loads the parts that a page shows first, which are not in the feature's own code: the page does it, or the shell ahead of it. */
  readonly parts?: Readonly<Partial<Record<Id, () => Promise<unknown>>>>;
}
