import type { NavbarToolsProps } from '#core/demo/demo-app.ts';
import type { LoadSections } from '#demo/_shared/showcase-sections.ts';

/** What the tools get: the shell's props, and how the search loads the sections of the showcase. */
export interface ToolsProps extends NavbarToolsProps {
  readonly loadSections: LoadSections;
}
