import { valueOf } from '@plinth/docs/event-value.ts';
import { DocsTable } from '@plinth/docs/reference/table.tsx';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Calendar } from '@plinth/ui-kit/react/calendar';
import { Card } from '@plinth/ui-kit/react/card';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { CodeSnippet } from '@plinth/ui-kit/react/code-snippet';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Field } from '@plinth/ui-kit/react/field';
import { ListGroup } from '@plinth/ui-kit/react/list-group';
import { ListItem } from '@plinth/ui-kit/react/list-item';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { Progress } from '@plinth/ui-kit/react/progress';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { Switch } from '@plinth/ui-kit/react/switch';
import { Tab } from '@plinth/ui-kit/react/tab';
import { TabPanel } from '@plinth/ui-kit/react/tab-panel';
import { Tabs } from '@plinth/ui-kit/react/tabs';
import { Toast } from '@plinth/ui-kit/react/toast';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { colorAt, contrast, hexAt } from './contrast.ts';
import {
  CORNERS,
  SKINS,
  THEME_PAIRS,
  themeCode,
  themeProperties,
  type Corners,
  type Theme,
  type ThemePair,
} from './theme.ts';
import { useToolbar } from './toolbar.ts';

interface MeasuredPair extends ThemePair {
  readonly ratio: number;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

const CORNER_NAMES = Object.keys(CORNERS) as readonly Corners[];
/** The hooks that the sheet computes on the root, and the preview again. */
const RADIUS_HOOKS = {
  '--plinth-button-radius': 'var(--plinth-radius-control)',
  '--plinth-field-radius': 'var(--plinth-radius-control)',
  '--plinth-card-radius': 'var(--plinth-radius-card)',
};
const COLOR_SCHEMES = { light: 'light', dark: 'dark', system: 'light dark' } as const;
const DARK_QUERY = '(prefers-color-scheme: dark)';

const isColor = (text: string): boolean => CSS.supports('color', text);
const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

function Choice<Value extends string>({ label, values, value, onChoose }: ChoiceProps<Value>) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      onChange={(event) => {
        const chosen = values.find((each) => each === valueOf(event));
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {values.map((each) => (
        <Segment key={each} value={each}>
          {each.charAt(0).toUpperCase() + each.slice(1)}
        </Segment>
      ))}
    </SegmentedControl>
  );
}

/** Elements that a brand changes. Accepting the offer shows a toast, declining it hides the toast. */
function Preview() {
  const [hasToast, setHasToast] = useState(true);
  const [contract, setContract] = useState('1042');
  return (
    <>
      <Card>
        <h2 slot="heading">Offer</h2>
        <div className="docs-controls">
          <Tabs label="Offer" value="terms">
            <Tab name="terms">Terms</Tab>
            <Tab name="documents">Documents</Tab>
            <TabPanel name="terms">
              You repay $107,000. <a href="#try-it">What the fee includes</a>
            </TabPanel>
            <TabPanel name="documents">Two documents are signed.</TabPanel>
          </Tabs>
          <Progress label="Repaid" value={40} />
          <Field label="Legal name">
            <input defaultValue="Harrowvine Supply" />
          </Field>
          <Field label="Note">
            <textarea defaultValue="Paid weekly." />
          </Field>
          <Checkbox defaultChecked>I accept the terms</Checkbox>
          <Switch defaultChecked>Remind me of collections</Switch>
        </div>
        <div slot="foot" className="docs-row">
          <Button variant="primary" onClick={() => setHasToast(true)}>
            Accept
          </Button>
          <Button onClick={() => setHasToast(false)}>Decline</Button>
          <DropdownMenu label="More">
            <Button slot="trigger" variant="ghost">
              More
            </Button>
            <MenuItem type="checkbox" checked>
              Weekly
            </MenuItem>
            <MenuItem type="checkbox">Monthly</MenuItem>
          </DropdownMenu>
        </div>
      </Card>
      <ListGroup framed label="Contracts">
        {['1042', '1043'].map((name) => (
          <ListItem key={name} pressable selected={name === contract} onItemPress={() => setContract(name)}>
            Contract {name}
          </ListItem>
        ))}
      </ListGroup>
      <Calendar value="2026-11-16" />
      <div className="docs-row">
        <Badge variant="primary">New</Badge>
      </div>
      {hasToast ? (
        <Toast
          message="The offer was accepted"
          description="The money arrives on Monday."
          onToastDismiss={() => setHasToast(false)}
        />
      ) : null}
    </>
  );
}

/** Chooses a brand, a skin and corners, shows them on elements, measures their contrast, and shows the CSS to copy. */
export function ThemeBuilder() {
  const toolbar = useToolbar();
  const [text, setText] = useState('#7a1fa2');
  const [theme, setTheme] = useState<Theme>({ brand: '#7a1fa2', skin: 'light', corners: 'standard' });
  const [measured, setMeasured] = useState<readonly MeasuredPair[]>([]);
  const [pickerColor, setPickerColor] = useState('#7a1fa2');
  const [isDarkPreferred, setIsDarkPreferred] = useState(() => matchMedia(DARK_QUERY).matches);
  const probe = useRef<HTMLSpanElement>(null);
  const isInvalid = text.trim() !== '' && !isColor(text.trim());

  useEffect(() => {
    const query = matchMedia(DARK_QUERY);
    const update = () => setIsDarkPreferred(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  useEffect(() => {
    // The toolbar's skin is applied to the root when the effects of this frame have run.
    const frame = requestAnimationFrame(() => {
      const element = probe.current;
      if (!element) return;
      setPickerColor(hexAt(element, theme.brand ? 'plinth-brand' : 'plinth-color-primary'));
      setMeasured(
        THEME_PAIRS.map((pair) => ({
          ...pair,
          ratio: contrast(colorAt(element, pair.color), colorAt(element, pair.background)),
        })),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [theme, toolbar, isDarkPreferred]);

  const chooseBrand = (value: string) => {
    setText(value);
    const brand = value.trim();
    if (brand === '' || isColor(brand)) setTheme({ ...theme, brand });
  };
  const style = {
    ...themeProperties(theme),
    ...RADIUS_HOOKS,
    colorScheme: COLOR_SCHEMES[theme.skin],
  } as CSSProperties;
  const failing = measured.filter(({ ratio, required }) => ratio < required).length;
  return (
    <>
      <div className="docs-sample sides">
        <div className="docs-controls">
          <Field
            label="Brand color"
            help="Any CSS color; empty for the colors of the kit."
            error={isInvalid ? 'Enter a CSS color, such as #7a1fa2 or oklch(0.5 0.2 310).' : ''}
          >
            <input
              value={text}
              spellCheck={false}
              autoComplete="off"
              onChange={({ currentTarget }) => chooseBrand(currentTarget.value)}
            />
          </Field>
          <Field label="Color picker">
            <input
              type="color"
              value={pickerColor}
              onChange={({ currentTarget }) => chooseBrand(currentTarget.value)}
            />
          </Field>
          <Choice label="Skin" values={SKINS} value={theme.skin} onChoose={(skin) => setTheme({ ...theme, skin })} />
          <Choice
            label="Corners"
            values={CORNER_NAMES}
            value={theme.corners}
            onChoose={(corners) => setTheme({ ...theme, corners })}
          />
          <CodeSnippet label="CSS of the theme" code={themeCode(theme)} />
        </div>
        <div className="docs-themed" data-brand data-skin={theme.skin} style={style}>
          <span ref={probe} />
          <Preview />
        </div>
      </div>
      <h2 id="contrast">Contrast</h2>
      <output className="docs-status">
        {measured.length === 0
          ? 'Measuring'
          : failing === 0
            ? `All ${measured.length} pairs have the required contrast.`
            : `${failing} of ${measured.length} pairs have too little contrast.`}
      </output>
      <DocsTable
        caption="Contrast of the theme"
        headings={['Use', 'Sample', 'Contrast', 'Required', 'Result']}
        rows={measured.map(({ use, color, background, ratio, required }) => ({
          key: use,
          cells: [
            use,
            <span key="sample" className="docs-themed-sample" data-brand data-skin={theme.skin} style={style}>
              <span className="docs-pair" style={{ color: `var(--${color})`, background: `var(--${background})` }}>
                {required > 3 ? '$266,600' : <span className="docs-line" />}
              </span>
            </span>,
            <span key="ratio" className="docs-figure">
              {formatRatio(ratio)}
            </span>,
            <span key="required" className="docs-figure">
              {required}
            </span>,
            <span key="result" className={ratio < required ? 'docs-figure failing' : 'docs-figure'}>
              {ratio < required ? 'Too low' : 'Passes'}
            </span>,
          ],
        }))}
      />
    </>
  );
}
