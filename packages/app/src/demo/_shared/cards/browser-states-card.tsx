import { Figure } from '#shared/figure.tsx';
import { CardFrame } from './card-frame.tsx';
import { BROWSERS } from './samples.ts';
import { ShareBar } from './share-bar.tsx';
import './browser-states-card.css';

interface Props {
  readonly id?: string;
  /** Replaces the title. */
  readonly title?: string;
}

/** The browsers of the visitors, each with its share of all visits. */
export function BrowserStatesCard({ id, title = 'Browsers' }: Props) {
  return (
    <CardFrame title={title} id={id} className="browser-states-card">
      <dl className="browser-states">
        {BROWSERS.map(({ name, percent }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Figure>{percent}%</Figure>
            </dd>
            <dd className="browser-states-bar">
              <ShareBar
                parts={[
                  { name, value: percent, mark: 'secondary' },
                  { name: 'Others', value: 100 - percent, mark: 'left' },
                ]}
              />
            </dd>
          </div>
        ))}
      </dl>
    </CardFrame>
  );
}
