import type { NextConfig } from 'next';

/** The page is a folder of its own, not a part of a workspace above it. */
const config: NextConfig = { turbopack: { root: import.meta.dirname } };

export default config;
