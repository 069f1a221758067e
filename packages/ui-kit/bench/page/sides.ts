/** Creates the elements of one library with the same content, and changes its theme. */
export interface Library {
  readonly button: (index: number) => HTMLElement;
  /** A labelled text input. */
  readonly input: (index: number) => HTMLElement;
  /** A card with a heading and a line of text; missing if the library has none. */
  readonly card?: (index: number) => HTMLElement;
  readonly setDark: (isDark: boolean) => void;
}

const PLACEHOLDER = 'text';

/** Creates an element with properties, or attributes whose names begin with `@`, and children. */
function create(
  tag: string,
  properties: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('@')) element.setAttribute(name.slice(1), value);
    else Reflect.set(element, name, value);
  }
  element.append(...children);
  return element;
}

function createCard(tag: string, headingSlot: string): (index: number) => HTMLElement {
  return (index) =>
    create(
      tag,
      {},
      create('h3', headingSlot ? { slot: headingSlot } : {}, `Card ${index}`),
      create('p', {}, `Body of card ${index}, one short line.`),
    );
}

const setDarkClass =
  (name: string) =>
  (isDark: boolean): void => {
    document.documentElement.classList.toggle(name, isDark);
  };

function setSkin(isDark: boolean): void {
  document.documentElement.dataset['skin'] = isDark ? 'dark' : 'light';
}

const inputText = (index: number): Readonly<Record<string, string>> => ({
  label: `Label ${index}`,
  value: `v${index}`,
  placeholder: PLACEHOLDER,
});

/** Carbon's tokens are objects: this writes them as a style sheet with a light and a dark set. */
function adoptCarbonThemes(themes: Readonly<Record<string, Readonly<Record<string, unknown>>>>): void {
  const sheet = new CSSStyleSheet();
  const rules = Object.entries(themes).map(([selector, tokens]) => {
    const colors = Object.entries(tokens).filter(
      ([, value]) => typeof value === 'string' && /^(?:#|rgba|hsl|transparent)/.test(value),
    );
    const declarations = colors.map(([name, value]) => {
      const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `--cds-${token.replaceAll(/([a-z])(\d)/g, '$1-$2')}:${String(value)}`;
    });
    return `${selector}{${declarations.join(';')}}`;
  });
  sheet.replaceSync(`${rules.join('')}body{background:var(--cds-background);color:var(--cds-text-primary)}`);
  document.adoptedStyleSheets.push(sheet);
}

/** Loads each library. */
export const libraries = {
  async bare(): Promise<Library> {
    const { defineBareElements } = await import('./bare.ts');
    defineBareElements();
    return {
      button: (index) => create('bare-button', {}, `Button ${index}`),
      input: (index) => create('bare-input', inputText(index)),
      card: createCard('bare-card', 'header'),
      setDark: setSkin,
    };
  },

  async kit(): Promise<Library> {
    await import('@plinth/ui-kit/tokens.css');
    await Promise.all([
      import('@plinth/ui-kit/define/button'),
      import('@plinth/ui-kit/define/card'),
      import('@plinth/ui-kit/define/field'),
    ]);
    return {
      button: (index) => create('plinth-button', { variant: 'primary' }, `Button ${index}`),
      input: (index) =>
        create(
          'plinth-field',
          { label: `Label ${index}` },
          create('input', { '@type': 'text', '@placeholder': PLACEHOLDER, value: `v${index}` }),
        ),
      card: createCard('plinth-card', 'heading'),
      setDark: setSkin,
    };
  },

  async fluent(): Promise<Library> {
    const { setTheme, webDarkTheme, webLightTheme } = await import('virtual:plinth-peer/fluent');
    setTheme(webLightTheme);
    return {
      button: (index) => create('fluent-button', { '@appearance': 'primary' }, `Button ${index}`),
      input: (index) =>
        create('fluent-text-input', { '@placeholder': PLACEHOLDER, '@value': `v${index}` }, `Label ${index}`),
      setDark: (isDark) => setTheme(isDark ? webDarkTheme : webLightTheme),
    };
  },

  async carbon(): Promise<Library> {
    const { g100, white } = await import('virtual:plinth-peer/carbon');
    adoptCarbonThemes({ ':root': white, ':root.dark': g100 });
    return {
      button: (index) => create('cds-button', {}, `Button ${index}`),
      input: (index) => create('cds-text-input', inputText(index)),
      card: createCard('cds-tile', ''),
      setDark: setDarkClass('dark'),
    };
  },

  async webawesome(): Promise<Library> {
    await import('virtual:plinth-peer/webawesome');
    return {
      button: (index) => create('wa-button', { variant: 'brand' }, `Button ${index}`),
      input: (index) => create('wa-input', inputText(index)),
      card: createCard('wa-card', 'header'),
      setDark: setDarkClass('wa-dark'),
    };
  },
} as const satisfies Readonly<Record<string, () => Promise<Library>>>;

/** A library of the comparison. */
export type Side = keyof typeof libraries;
/** The kinds of elements that each library creates. */
export type Kind = 'button' | 'input' | 'card';
