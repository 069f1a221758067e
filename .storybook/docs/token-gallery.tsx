import { DocsTable } from '@plinth/docs/reference/table.tsx';
import type { CSSProperties } from 'react';
import type { Token } from './parse-tokens.ts';
import { hasToken, hooks, tokensOf } from './tokens.ts';

const Name = ({ name }: Pick<Token, 'name'>) => <code>--{name}</code>;
const variable = (name: string): string => `var(--${name})`;

/** The color roles. */
export function ColorRoles() {
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

/** The font sizes with their line height and letter spacing. */
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

/** The spacing scale, as bars. */
export function SpaceScale() {
  return (
    <DocsTable
      caption="Space"
      headings={['Token', 'Value', 'Length']}
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

/** The corner radii or shadows, each on a box. */
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

/** The durations, each with a mark that moves while its row is hovered or focused. */
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

/** The tokens of a group with their values. */
export function TokenTable({ group }: { readonly group: string }) {
  const list = group === 'hooks' ? hooks : tokensOf(group);
  return (
    <DocsTable
      caption={group}
      headings={['Token', 'Value']}
      rows={list.map(({ name, value }) => ({
        key: name,
        cells: [<Name key="name" name={name} />, <code key="value">{value}</code>],
      }))}
    />
  );
}
