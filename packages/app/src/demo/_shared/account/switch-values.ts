type Switches<Name extends string> = Readonly<Record<Name, boolean>>;

/** Returns switches as the texts of a form. */
export const switchTexts = <Name extends string>(switches: Switches<Name>): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.entries(switches).map(([name, isOn]) => [name, String(isOn)])) as Record<Name, string>;

/** Returns the switches of a form. */
export const switchesOf = <Name extends string>(
  names: readonly Name[],
  texts: Readonly<Record<Name, string>>,
): Switches<Name> => Object.fromEntries(names.map((name) => [name, texts[name] === 'true'])) as Record<Name, boolean>;
