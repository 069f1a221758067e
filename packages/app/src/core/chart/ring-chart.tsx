import { PieChart, type PieSeriesOption } from 'echarts/charts';
import { use as register, type ComposeOption } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { useCallback } from 'react';
import { ChartCanvas } from './chart-canvas.tsx';
import type { RingContent } from './chart-content.ts';
import { readTheme } from './chart-theme.ts';
import { hairlinesOf, RING_HEIGHT_PX, RING_RADIUS_PX, RING_THICKNESS_PX, RING_WIDTH_PX } from './ring-geometry.ts';

register([LabelLayout, PieChart]);

type Option = ComposeOption<PieSeriesOption>;

function optionOf({ parts }: RingContent, container: HTMLElement): Option {
  const { colors, isRtl, animation } = readTheme(container);
  const center = RING_RADIUS_PX + 1;
  const hairlines = hairlinesOf(parts.map(({ value }) => value));
  const mirror = (x: number) => (isRtl ? RING_WIDTH_PX - x : x);
  return {
    ...animation,
    series: [
      {
        type: 'pie',
        silent: true,
        clockwise: !isRtl,
        center: [mirror(center), RING_HEIGHT_PX / 2],
        radius: [RING_RADIUS_PX - RING_THICKNESS_PX, RING_RADIUS_PX],
        padAngle: 2,
        // The rows beside the ring have the text; the label only carries the line that leads there.
        label: { show: true, formatter: ' ', position: 'outer' },
        labelLine: { show: true, lineStyle: { color: colors.line, width: 1 } },
        labelLayout: ({ dataIndex = 0 }) => {
          const points = (hairlines[dataIndex] ?? []).map(([x, y]) => [mirror(x), y]);
          const [x = 0, y = 0] = points.at(-1) ?? [];
          return { x, y, labelLinePoints: points };
        },
        data: parts.map(({ name, value, color }) => ({ name, value, itemStyle: { color: colors[color] } })),
      },
    ],
  };
}

interface Props {
  readonly content: RingContent;
  readonly className: string;
}

/** A ring with a hairline from each part to its row. */
export default function RingDrawing({ content, className }: Props) {
  const createOption = useCallback((container: HTMLElement) => optionOf(content, container), [content]);
  return <ChartCanvas createOption={createOption} className={className} />;
}
