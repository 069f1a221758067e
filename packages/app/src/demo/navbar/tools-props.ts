import type { NavbarToolsProps } from '#core/demo/demo-app.ts';
import type { LoadSections } from '#demo/_shared/showcase-sections.ts';

/** Props of the tools: the shell's, and how the search loads the sections of the showcase. */
export interface ToolsProps extends NavbarToolsProps {
  readonly loadSections: LoadSections;
}
