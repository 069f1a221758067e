import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import type { ReactNode } from 'react';
import { MessageFrame } from '#core/error-page/message-frame.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { PageHeading } from '#shared/page-heading.tsx';

interface Props {
  readonly kind: 'empty' | 'error';
  readonly title: string;
  readonly text: string;
  /** The actions, such as buttons. */
  readonly children: ReactNode;
}

/** The page shown between the app and a hosted page: a status with the available actions. */
export function LinkFrame({ kind, title, text, children }: Props) {
  return (
    <MessageFrame brandHref={hrefOf('root')}>
      <EmptyState kind={kind}>
        <PageHeading slot="heading">{title}</PageHeading>
        <span>{text}</span>
        <div slot="action" className="plinth-row plinth-justify-center">
          {children}
        </div>
      </EmptyState>
    </MessageFrame>
  );
}
