import { useCallback, useEffect, useState } from 'react';
import { onAppearanceChange, readColors } from '#core/chart/chart-colors.ts';
import { useServices } from '#core/context.ts';

const SERIES_ROLES = ['chart-1', 'chart-2', 'chart-3', 'chart-4'] as const;
const ROLES = [
  ...SERIES_ROLES,
  'chart-grid',
  'chart-axis',
  'text',
  'text-inverse',
  'surface',
  'surface-inverse',
] as const;

/** The styles with which a library draws a chart. */
export interface ChartTheme {
  /** Colors of the series, or of the parts of an only series. */
  readonly series: readonly string[];
  readonly grid: string;
  readonly axis: string;
  readonly text: string;
  readonly surface: string;
  readonly tooltip: { readonly surface: string; readonly text: string };
  readonly fontFamily: string;
  readonly isRtl: boolean;
  readonly isDark: boolean;
  readonly isAnimated: boolean;
}

const OPAQUE = 255;

/**
 * Returns the function that converts a color to `#rrggbb`, or `#rrggbbaa` if it is not opaque, the forms that all three
 * libraries know. A canvas converts it, because tokens have colors of other color spaces.
 */
function hexConverter(): (color: string) => string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (color) => {
    if (!context) return color;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = OPAQUE] = context.getImageData(0, 0, 1, 1).data;
    const channels = [red, green, blue, ...(alpha === OPAQUE ? [] : [alpha])];
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
}

/** Returns the color of a series, or of a part of an only one. */
export const seriesColor = ({ series, text }: ChartTheme, index: number): string =>
  series[index % series.length] ?? text;

function readTheme(container: HTMLElement): ChartTheme {
  const colors = readColors(container, ROLES);
  const toHex = hexConverter();
  const colorOf = (role: (typeof ROLES)[number]) => toHex(colors[role]);
  const { colorScheme, fontFamily } = getComputedStyle(container);
  return {
    series: SERIES_ROLES.map((role) => colorOf(role)),
    grid: colorOf('chart-grid'),
    axis: colorOf('chart-axis'),
    text: colorOf('text'),
    surface: colorOf('surface'),
    tooltip: { surface: colorOf('surface-inverse'), text: colorOf('text-inverse') },
    fontFamily,
    isRtl: container.matches(':dir(rtl)'),
    isDark: colorScheme.includes('dark'),
    isAnimated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/**
 * Returns the theme of a chart, read again on each change of skin or direction, and the function that takes the element
 * that the chart is in. The theme is null before.
 */
export function useChartTheme(): readonly [ChartTheme | null, (container: HTMLElement | null) => void] {
  const { appearance } = useServices();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [theme, setTheme] = useState<ChartTheme | null>(null);
  useEffect(() => {
    if (!container) return undefined;
    const read = () => setTheme(readTheme(container));
    // The content of a card has no styles before the card has rendered its slot.
    const frame = requestAnimationFrame(read);
    const stopReading = onAppearanceChange(appearance, read);
    return () => {
      cancelAnimationFrame(frame);
      stopReading();
    };
  }, [appearance, container]);
  return [theme, useCallback((element) => setContainer(element), [])];
}

/** Props of the component of a library that draws one chart. */
export interface ChartProps<Content> {
  readonly content: Content;
  readonly theme: ChartTheme;
}
