/**
 * Stubs for imports of `@open-wc/testing`: its snapshot matcher belongs to another test runner, so they only have to
 * exist.
 */
function unavailable(): never {
  throw new Error('Snapshots of @web/test-runner are not available under Vitest; use toMatchInlineSnapshot.');
}
export { unavailable as getSnapshot, unavailable as getSnapshotConfig, unavailable as saveSnapshot };
