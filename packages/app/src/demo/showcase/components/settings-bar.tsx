import { valueOf } from '@plinth/docs/event-value.ts';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { SETTING_CHOICES, type ExampleSettings, type SettingName } from './example-settings.ts';

const LABELS: Readonly<Record<SettingName, string>> = { width: 'Width', skin: 'Skin', direction: 'Direction' };

/** Changes the width, the skin and the direction of the examples, and of nothing else. */
export function SettingsBar({ settings }: { readonly settings: ExampleSettings }) {
  return (
    <fieldset className="showcase-settings">
      <legend className="visually-hidden">Examples</legend>
      {(Object.keys(LABELS) as SettingName[]).map((name) => (
        <SegmentedControl
          key={name}
          className={`showcase-setting-${name}`}
          label={LABELS[name]}
          value={settings.valueOf(name)}
          onChange={(event) => settings.set(name, valueOf(event))}
        >
          {SETTING_CHOICES[name].map(([value, label]) => (
            <Segment key={value} value={value}>
              {label}
            </Segment>
          ))}
        </SegmentedControl>
      ))}
    </fieldset>
  );
}
