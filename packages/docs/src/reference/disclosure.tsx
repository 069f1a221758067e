import { useRef, useState, type ReactNode } from 'react';

/** A disclosure whose content is rendered when it is opened. */
export function Disclosure({ summary, children }: { readonly summary: ReactNode; readonly children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} className="docs-details" onToggle={() => setOpen(details.current?.open ?? false)}>
      <summary>{summary}</summary>
      {open ? children() : null}
    </details>
  );
}
