import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusElement } from './focus-element.ts';
import './form-fields.css';

interface Props {
  readonly isSending: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a form. While it is being sent, they cannot be changed: what is typed then would be lost when it ends.
 * The field that had the focus gets it back.
 */
export function FormFields({ isSending, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isSending) {
      const isField = activeElement instanceof HTMLElement && fields.current?.contains(activeElement);
      focused.current = isField ? activeElement : null;
    } else if (activeElement === body) focusElement(focused.current);
  }, [isSending]);
  return (
    <div ref={fields} className="form-fields" inert={isSending}>
      {children}
    </div>
  );
}
