import { DocsTable } from '@plinth/docs/reference/table.tsx';
import comparison from '../../packages/ui-kit/bench/comparison.json' with { type: 'json' };

const { results } = comparison;
const libraries = Object.entries(comparison.names);
type Values = Readonly<Record<string, number>>;

const formatTimes = (value: number, floor: number): string => `${(value / floor).toFixed(1)} ×`;
const formatBytes = (value: number): string => `${(value / 1_000).toFixed(1)} kB`;

const ROWS: readonly (readonly [what: string, values: Values, format: (value: number, floor: number) => string])[] = [
  ['1,000 buttons', results.buttons, formatTimes],
  ['1,000 inputs with a label', results.inputs, formatTimes],
  ['500 cards', results.cards, formatTimes],
  ['Change to dark, 1,000 elements', results.dark, formatTimes],
  ['Memory of a button', results.buttonHeap, formatBytes],
  ['Memory of an input', results.inputHeap, formatBytes],
  ['Memory of a card', results.cardHeap, formatBytes],
  ['Nodes of an input', results.inputNodes, String],
];

/** The speed and memory of the kit and of other libraries, from the last saved run of the bench. */
export function SpeedTable() {
  return (
    <DocsTable
      caption="Speed and memory"
      headings={['What', ...libraries.map(([, name]) => name)]}
      rows={ROWS.map(([what, values, format]) => ({
        key: what,
        cells: [
          what,
          ...libraries.map(([id]) => {
            const value = values[id];
            return value === undefined ? '–' : format(value, values['bare'] ?? value);
          }),
        ],
      }))}
    />
  );
}
