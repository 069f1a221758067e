import { vi } from 'vitest';

/** Vitest has no setting for the timeout of `vi.waitFor`; its default of one second is too short on a busy machine. */
const TIMEOUT_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = TIMEOUT_MS) => waitFor(callback, options);
