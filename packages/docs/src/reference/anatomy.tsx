import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ElementDoc } from '#element-doc.ts';
import { markersOf, type Marker } from './anatomy-markers.ts';
import { DocText } from './doc-text.tsx';
import { Stage } from './stage.tsx';

/** The element with a number at each of its parts and slots. */
function Picture({ element, children }: { readonly element: ElementDoc; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [markers, setMarkers] = useState<readonly Marker[]>([]);
  useEffect(() => {
    const container = frame.current;
    if (!container) return undefined;
    const measure = () => {
      const host = container.querySelector(element.tag);
      if (host) setMarkers(markersOf(host, container, element));
    };
    // Also once the element has rendered, which changes the size of the picture.
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    void customElements.whenDefined(element.tag).then(() => requestAnimationFrame(measure));
    return () => observer.disconnect();
  }, [element]);
  return (
    <Stage ref={frame} className="docs-anatomy-picture" inert>
      {children}
      {markers.map(({ number, box, x, y }) => (
        <div key={number}>
          <span
            className="docs-anatomy-box"
            // oxlint-disable-next-line react/forbid-dom-props -- measured
            style={{ left: box.x, top: box.y, inlineSize: box.width, blockSize: box.height }}
          />
          <span
            className="docs-anatomy-number"
            // oxlint-disable-next-line react/forbid-dom-props -- measured
            style={{ left: x, top: y }}
          >
            {number}
          </span>
        </div>
      ))}
    </Stage>
  );
}

/**
 * The parts and slots of an element, which the picture shows by their numbers.
 * @param props.children the element in an example; without it there is no picture.
 */
export function Anatomy({ element, children }: { readonly element: ElementDoc; readonly children: ReactNode }) {
  const { tag, parts, slots } = element;
  if (slots.length === 0 && parts.length === 0) return null;
  return (
    <>
      <h2 id="anatomy">Anatomy</h2>
      <div className="docs-anatomy">
        {children ? <Picture element={element}>{children}</Picture> : null}
        <p className="docs-anatomy-tag">
          <code>{`<${tag}>`}</code>
        </p>
        <ol>
          {parts.map(({ name, description }) => (
            <li key={`part ${name}`}>
              <code>::part({name})</code> <DocText text={description} />
            </li>
          ))}
          {slots.map(({ name, description }) => (
            <li key={`slot ${name}`} className="slot">
              <code>{name === '' ? '<slot>' : `<slot name="${name}">`}</code> <DocText text={description} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
