import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { languages } from './languages.ts';

interface Props {
  /** Tag of the current language. */
  readonly current: string;
}

/** The languages as items of a menu, each in its own name. The value of an item is the tag of its language. */
export function LanguageItems({ current }: Props) {
  return Object.entries(languages).map(([tag, { name }]) => (
    <MenuItem key={tag} type="radio" value={tag} checked={tag === current}>
      <bdi lang={tag}>{name}</bdi>
    </MenuItem>
  ));
}
