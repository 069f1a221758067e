/** `@open-wc/testing` imports these for a snapshot matcher of another test runner; here they only have to exist. */
function unavailable(): never {
  throw new Error('Snapshots of @web/test-runner are not available under Vitest; use toMatchInlineSnapshot.');
}
export { unavailable as getSnapshot, unavailable as getSnapshotConfig, unavailable as saveSnapshot };
