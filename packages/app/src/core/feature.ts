import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { SagaGenerator } from 'typed-redux-saga';
import type { RouteId } from './routes/routes.ts';

/**
 * An area of the product, as it joins the store when the first of its pages is loaded. Reducers and middleware stay;
 * sagas run for one session after the other, so nothing of a session outlives it.
 */
export interface Feature {
  /** Features that have to join with it. Each joins once, whoever requires it. */
  readonly requires?: readonly Feature[];
  /** Reducers by their key in the state. */
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Sagas that run while somebody is signed in. */
  readonly sagas?: readonly (() => SagaGenerator<void>)[];
  readonly middleware?: readonly Middleware[];
}

/** A feature with the pages of some routes. */
export interface FeatureWithPages<Id extends RouteId> extends Feature {
  readonly pages: Readonly<Record<Id, ComponentType>>;
}
