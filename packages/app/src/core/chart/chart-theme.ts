import { isAnimated } from './chart-canvas.tsx';
import { readColors } from './chart-colors.ts';

const COLOR_ROLES = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-grid',
  'chart-axis',
  'line-control',
  'line',
  'text',
  'surface',
] as const;

/** The styles that a chart takes from its container. */
export interface ChartTheme {
  readonly colors: Readonly<Record<(typeof COLOR_ROLES)[number], string>>;
  readonly isRtl: boolean;
  /** The style of names and values along the axes. */
  readonly axisText: { readonly color: string; readonly fontSize: number; readonly fontFamily: string };
  /** The style of values in the chart. */
  readonly valueText: {
    readonly color: string;
    readonly fontSize: number;
    readonly fontFamily: string;
    readonly fontWeight: number;
  };
  readonly animation: { readonly animation: boolean; readonly animationDuration: number };
}

/** Reads the colors, the direction and the font of a chart's container. */
export function readTheme(container: HTMLElement): ChartTheme {
  const colors = readColors(container, COLOR_ROLES);
  // The renderer measures text, and doesn't know `inherit`.
  const { fontFamily } = getComputedStyle(container);
  return {
    colors,
    isRtl: container.matches(':dir(rtl)'),
    axisText: { color: colors['chart-axis'], fontSize: 12, fontFamily },
    valueText: { color: colors.text, fontSize: 12, fontFamily, fontWeight: 600 },
    animation: { animation: isAnimated(container), animationDuration: 320 },
  };
}
