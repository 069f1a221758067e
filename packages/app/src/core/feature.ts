import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

/**
 * What a feature brings to the store. It joins when its first page is loaded: reducers stay, watchers run for one
 * session after the other, so nothing of a session outlives it.
 */
export interface Feature {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly watchers: readonly (() => SagaGenerator<void>)[];
}
