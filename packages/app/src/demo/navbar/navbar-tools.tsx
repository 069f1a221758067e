import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import type { ToolsProps } from './tools-props.ts';
import './navbar-tools.css';

const loadTools = async () => (await import('./tools.tsx')).Tools;

/** The tools in the navbar of the demo's pages. They load when the browser is idle; their space is reserved. */
export function NavbarTools(props: ToolsProps) {
  const { part: Tools } = useChunk(loadTools, useIdle());
  return <div className="demo-tools navbar-place">{Tools ? <Tools {...props} /> : null}</div>;
}
