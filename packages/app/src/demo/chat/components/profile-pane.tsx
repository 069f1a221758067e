import { iconX } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Drawer } from '@plinth/ui-kit/react/drawer';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useKeydown } from '#demo/_shared/use-keydown.ts';
import { focusElement } from '#shared/focus-element.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';
import './profile-pane.css';

/** Windows in which a profile opens over the chat. The style sheet has the same width. */
const OVERLAY_WINDOW = '(width < 1280px)';

interface Props {
  readonly heading: string;
  /** The button that opened the profile, which gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A profile beside the chat, or over it in a narrow window. */
export function ProfilePane(props: Props) {
  const isOverlay = useMediaQuery(OVERLAY_WINDOW);
  return isOverlay ? <OverlayPane {...props} /> : <DockedPane {...props} />;
}

function OverlayPane({ heading, onClose, children }: Props) {
  return (
    <Drawer
      className="chat-profile-drawer"
      open
      heading={heading}
      onDrawerClose={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Drawer>
  );
}

function DockedPane({ heading, opener, onClose, children }: Props) {
  const pane = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeydown(pane, (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const button = opener.current;
    // A page that loads with an open profile leaves the focus where it is.
    const cancel = document.activeElement === document.body ? () => undefined : focusElement(title.current);
    return () => {
      cancel();
      // The focus was in the pane, which is gone.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [opener]);
  return (
    <dialog ref={pane} open className="app-page-pane chat-profile" aria-label={heading}>
      <div className="app-page-bar">
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <Button variant="ghost" size="small" iconOnly label="Close" onClick={onClose}>
          <Icon path={iconX} size="small" />
        </Button>
      </div>
      <div className="app-page-fill">{children}</div>
    </dialog>
  );
}
