import type { ElementDoc } from '#element-doc.ts';
import { DocText } from './doc-text.tsx';

/** When to use an element and when to take another, side by side. */
export function UsageAdvice({ when, whenNot }: Pick<ElementDoc, 'when' | 'whenNot'>) {
  return (
    <div className="docs-use">
      <section>
        <h2 id="when">When to use it</h2>
        <p>
          <DocText text={when} />
        </p>
      </section>
      <section>
        <h2 id="when-not">When not to use it</h2>
        <p>
          <DocText text={whenNot} />
        </p>
      </section>
    </div>
  );
}
