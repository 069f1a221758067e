import { iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import type { ReactNode } from 'react';

interface Props {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel in the place of a mail that cannot be written on, yet or at all. */
export function ComposeFrame({ heading, onClose, children }: Props) {
  return (
    <section className="compose" aria-label="Compose">
      <div className="compose-head">
        <h2>{heading}</h2>
        <span className="compose-state" />
        <Button variant="ghost" size="small" iconOnly label="Close" onClick={onClose}>
          <Icon path={iconX} size="small" />
        </Button>
      </div>
      {children}
    </section>
  );
}
