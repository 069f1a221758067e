import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { CodeSnippet } from '@plinth/ui-kit/react/code-snippet';
import { Field } from '@plinth/ui-kit/react/field';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { Stat } from '@plinth/ui-kit/react/stat';
import { Switch } from '@plinth/ui-kit/react/switch';
import { useState, type CSSProperties } from 'react';
import { isChecked, valueOf } from './event-value.ts';
import { tokensOf } from './tokens.ts';

const HUES = ['ink', 'green', 'teal', 'red'];
const CORNERS: Readonly<Record<string, string>> = {
  square: '0',
  usual: 'var(--plinth-radius-control)',
  round: 'var(--plinth-radius-card)',
};
const palette = new Set(tokensOf('palette').map(({ name }) => name.replace('plinth-palette-', '')));

/** Returns the available step of a hue that is nearest to the given one. */
function paletteStep(hue: string, preferred: number): string {
  const steps = [...palette]
    .filter((name) => name.startsWith(`${hue}-`))
    .map((name) => Number(name.slice(hue.length + 1)));
  const nearest = steps.toSorted((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred))[0] ?? preferred;
  return `var(--plinth-palette-${hue}-${nearest})`;
}

function variablesOf(hue: string, corner: string): Readonly<Record<string, string>> {
  const primary =
    hue === 'ink'
      ? {}
      : {
          '--plinth-color-primary': paletteStep(hue, 700),
          '--plinth-color-primary-hover': paletteStep(hue, 900),
          '--plinth-color-primary-active': paletteStep(hue, 900),
          '--plinth-color-primary-text': `light-dark(${paletteStep(hue, 700)}, ${paletteStep(hue, 300)})`,
          '--plinth-color-focus': paletteStep(hue, 500),
        };
  return corner === 'usual'
    ? primary
    : { ...primary, '--plinth-button-radius': CORNERS[corner] ?? '', '--plinth-field-radius': CORNERS[corner] ?? '' };
}

/** A card with customized properties, and the style sheet for them. */
export function ThemeSample() {
  const [hue, setHue] = useState('ink');
  const [corner, setCorner] = useState('usual');
  const [dark, setDark] = useState(false);
  const variables = { ...variablesOf(hue, corner), ...(dark ? { 'color-scheme': 'dark' } : {}) };
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  const { 'color-scheme': scheme, ...customProperties } = variables as Readonly<Record<string, string | undefined>>;
  const style = { ...customProperties, ...(scheme ? { colorScheme: scheme } : {}) } as CSSProperties;
  return (
    <div className="docs-sample sides">
      <div className="docs-controls">
        <RadioGroup label="Primary" appearance="segment" value={hue} onChange={(event) => setHue(valueOf(event))}>
          {HUES.map((name) => (
            <Radio key={name} value={name}>
              {name}
            </Radio>
          ))}
        </RadioGroup>
        <RadioGroup label="Corners" appearance="segment" value={corner} onChange={(event) => setCorner(valueOf(event))}>
          {Object.keys(CORNERS).map((name) => (
            <Radio key={name} value={name}>
              {name}
            </Radio>
          ))}
        </RadioGroup>
        <Switch checked={dark} onChange={(event) => setDark(isChecked(event))}>
          A dark island
        </Switch>
        <CodeSnippet code={lines.length > 0 ? `.offer {\n${lines.join('\n')}\n}` : '/* Nothing is set. */'} />
      </div>
      <div className="docs-themed" style={style}>
        <Card>
          <h2 slot="heading">Offer</h2>
          <div className="docs-controls">
            <Stat label="To repay" value="$107,000" delta={-1_820_000} period="than the last one" />
            <Field label="Legal name">
              <input defaultValue="Harrowvine Supply" />
            </Field>
          </div>
          <div slot="foot" className="docs-row">
            <Button variant="primary">Accept</Button>
            <Button>Decline</Button>
          </div>
        </Card>
      </div>
    </div>
  );
}
