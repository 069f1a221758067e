/** Reads the layout and returns a function that applies what it has read. */
type Measure = () => () => void;

let measures: Measure[] = [];

function run(): void {
  const current = measures;
  measures = [];
  for (const apply of current.map((measure) => measure())) apply();
}

/**
 * Measures after all elements that update in the current task have rendered, with one layout for all of them. A
 * `ResizeObserver` reports sizes only after the browser has placed the elements, so that a change that follows from a
 * first size counts as a layout shift.
 */
export function measureTogether(measure: Measure): void {
  if (measures.length === 0) queueMicrotask(run);
  measures.push(measure);
}
