import type { CSSProperties } from 'react';
import type { Token } from './parse-tokens.ts';
import { DocsTable } from './table.tsx';
import { hasToken, hooks, tokensOf } from './tokens.ts';

const Name = ({ name }: Pick<Token, 'name'>) => <code>--{name}</code>;
const variable = (name: string): string => `var(--${name})`;

/** The roles of colour: what elements and pages read. */
export function ColourRoles() {
  return (
    <ul className="docs-swatches">
      {tokensOf('color').map(({ name }) => (
        <li key={name}>
          <span className="docs-swatch" style={{ background: variable(name) }} />
          <code>{name.replace('plinth-', '')}</code>
        </li>
      ))}
    </ul>
  );
}

/** The palette behind the roles, by hue. */
export function Palette() {
  const hues = Map.groupBy(tokensOf('palette'), ({ name }) => name.replace('plinth-palette-', '').replace(/-\d+$/, ''));
  return (
    <div className="docs-palette">
      {[...hues].map(([hue, steps]) => (
        <section key={hue} aria-label={hue}>
          <h3>{hue}</h3>
          <ul>
            {steps.map(({ name, value }) => (
              <li key={name} title={value}>
                <span className="docs-swatch" style={{ background: variable(name) }} />
                <span className="docs-figure">{name.slice(name.lastIndexOf('-') + 1)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Every size of type with its line height and tracking. */
export function TypeScale() {
  return (
    <ul className="docs-type">
      {tokensOf('text').map(({ name, value }) => {
        const step = name.replace('plinth-text-', '');
        const tracking = `plinth-tracking-${step}`;
        const style: CSSProperties = {
          fontSize: variable(name),
          lineHeight: variable(`plinth-leading-${step}`),
          letterSpacing: hasToken(tracking) ? variable(tracking) : 'normal',
        };
        return (
          <li key={name}>
            <code>{step}</code>
            <span className="docs-figure">{value}</span>
            <p style={style}>You can draw $266,600</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Distances, each as a bar of its length. */
export function SpaceScale() {
  return (
    <DocsTable
      caption="Space"
      heads={['Token', 'Value', 'Length']}
      rows={tokensOf('space').map(({ name, value }) => ({
        key: name,
        cells: [
          <Name key="name" name={name} />,
          value,
          <span key="bar" className="docs-bar" style={{ inlineSize: variable(name) }} />,
        ],
      }))}
    />
  );
}

interface BoxesProps {
  readonly group: 'radius' | 'shadow';
}

/** Corners or shadows, each on a sheet. */
export function Boxes({ group }: BoxesProps) {
  return (
    <ul className="docs-boxes">
      {tokensOf(group).map(({ name }) => (
        <li key={name}>
          <span
            className={`docs-box ${group}`}
            style={group === 'radius' ? { borderRadius: variable(name) } : { boxShadow: variable(name) }}
          />
          <code>{name.replace('plinth-', '')}</code>
        </li>
      ))}
    </ul>
  );
}

/** Durations, each as a mark that moves for so long while the pointer or the focus is on its row. */
export function Motion() {
  return (
    <ul className="docs-motion">
      {tokensOf('motion')
        .filter(({ name }) => !name.endsWith('-ease'))
        .map(({ name, value }) => (
          <li key={name}>
            <button type="button" style={{ '--_docs-duration': variable(name) } as CSSProperties}>
              <code>{name.replace('plinth-', '')}</code> <span className="docs-figure">{value}</span>
              <span className="docs-track">
                <span className="docs-mark" />
              </span>
            </button>
          </li>
        ))}
    </ul>
  );
}

/** The rest, as the sheet has it. */
export function TokenTable({ group }: { readonly group: string }) {
  const list = group === 'hooks' ? hooks : tokensOf(group);
  return (
    <DocsTable
      caption={group}
      heads={['Token', 'Value']}
      rows={list.map(({ name, value }) => ({
        key: name,
        cells: [<Name key="name" name={name} />, <code key="value">{value}</code>],
      }))}
    />
  );
}
