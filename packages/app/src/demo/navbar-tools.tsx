import type { NavbarToolsProps } from '#core/demo/demo-app.ts';
import type { LoadSections } from './_shared/showcase-sections.ts';
import { NavbarTools } from './navbar/navbar-tools.tsx';

const loadSections: LoadSections = async () => (await import('./showcase/sections.ts')).sections;

/** The tools in the navbar of the demo's pages; their search also finds the sections of the showcase. */
export const DemoNavbarTools = (props: NavbarToolsProps) => <NavbarTools {...props} loadSections={loadSections} />;
