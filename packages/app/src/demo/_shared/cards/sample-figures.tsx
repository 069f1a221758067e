import type { CardFigures } from '@plinth/api-client/demo/cards';
import { useState } from 'react';
import type { ChartContent } from '#core/chart/chart-content.ts';
import { LazyChart } from '#core/chart/lazy-chart.tsx';
import { CardFrame } from './card-frame.tsx';
import { CardMenu } from './card-menu.tsx';
import type { FormatValue } from './card-text.ts';
import { FiguresTable } from './figures-table.tsx';

interface Props {
  readonly title: string;
  readonly id?: string | undefined;
  /** A description of the chart, in a sentence. */
  readonly text: string;
  readonly figures: CardFigures;
  readonly format: FormatValue;
  readonly content: ChartContent;
}

/** A card whose chart shows sample figures. */
export function SampleFiguresCard({ title, id, text, figures, format, content }: Props) {
  const [isTable, setTable] = useState(false);
  return (
    <CardFrame title={title} id={id} actions={<CardMenu title={title} isTable={isTable} onTableChange={setTable} />}>
      <p className="figure-card-text">
        <bdi>{text}</bdi>
      </p>
      {isTable ? (
        <FiguresTable title={title} figures={figures} format={format} />
      ) : (
        <div className="figure-card-drawing">
          <LazyChart content={content} size="medium" />
        </div>
      )}
    </CardFrame>
  );
}
