import {
  createElement,
  Fragment,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { elementDoc, type ElementDoc } from './manifest.ts';
import { printMarkup } from './print-markup.ts';

type Props = Readonly<Record<string, unknown>>;

/** What markup cannot hold: a property of an element that a script has to set. */
interface Setting {
  readonly tag: string;
  readonly property: string;
  readonly value: unknown;
}

interface Findings {
  readonly settings: Setting[];
  readonly tags: Set<string>;
  readonly events: Set<string>;
}

const wrappers = import.meta.glob<Readonly<Record<string, unknown>>>('../../packages/ui-kit/src/react/*.ts', {
  eager: true,
});

/** The tag of each React wrapper. */
const tagOfWrapper = new Map<unknown, string>(
  Object.entries(wrappers).flatMap(([path, module]) => {
    const tag = `plinth-${path.slice(path.lastIndexOf('/') + 1).replace('.ts', '')}`;
    return Object.values(module).map((component) => [component, tag] as const);
  }),
);

/** `onTabChange` is `plinth-tab-change`. */
function eventOf(prop: string, element: ElementDoc): string | undefined {
  const wanted = prop.slice(2).toLowerCase();
  return element.events.find(({ name }) => name.replace(/^plinth-/, '').replaceAll('-', '') === wanted)?.name;
}

/** The attributes that say what the properties of a wrapper say; what no attribute can say goes to the findings. */
function attributesOf(tag: string, props: Props, findings: Findings): Record<string, string> {
  const element = elementDoc(tag);
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'key' || name === 'ref' || value === undefined || value === null) continue;
    const option = element?.options.find((each) => each.name === name);
    if (typeof value === 'function' && name.startsWith('on')) {
      findings.events.add((element && eventOf(name, element)) ?? name.slice(2).toLowerCase());
    } else if (option && (option.attribute === undefined || typeof value === 'object' || typeof value === 'function')) {
      findings.settings.push({ tag, property: name, value });
    } else if (value === true) attributes[option?.attribute ?? name] = '';
    else if (value !== false)
      attributes[option?.attribute ?? (name === 'className' ? 'class' : name)] = `${value as string | number}`;
  }
  return attributes;
}

/** Draws a component of React, whose result is made of tags in turn. */
function Drawn({
  component,
  props,
  findings,
}: {
  readonly component: FunctionComponent<Props>;
  readonly props: Props;
  readonly findings: Findings;
}) {
  return asTags(component(props) as ReactNode, findings);
}

/** The same tree with the elements' own tags in place of their wrappers. */
function asTags(node: ReactNode, findings: Findings): ReactNode {
  if (Array.isArray(node))
    return createElement(Fragment, null, ...node.map((each: ReactNode) => asTags(each, findings)));
  if (!isValidElement<Props & { readonly children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  const children = asTags(props.children, findings);
  const tag = tagOfWrapper.get(type);
  if (tag) {
    findings.tags.add(tag);
    return createElement(tag, attributesOf(tag, props, findings), children);
  }
  if (typeof type === 'function')
    return createElement(Drawn, { component: type as FunctionComponent<Props>, props, findings });
  const given = Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'children'));
  return props.children === undefined ? createElement(type, given) : createElement(type, given, children);
}

const MANY = 6;

/** A value as it is written in a script; what is long is cut short and says so. */
function written(value: unknown, indent: string): string {
  if (typeof value === 'function') return '/* a function: see the React code */ undefined';
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isValidElement(value)) return '/* a template: see the React code */ undefined';
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.slice(0, MANY).map((each: unknown) => written(each, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${written(each, inner)}`);
  if (list && value.length > MANY) parts.push(`/* ${value.length - MANY} more */`);
  const [open, close, pad] = list ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  return line.length + indent.length <= 100 && !line.includes('\n') && !line.includes('/*')
    ? line
    : `${open}\n${parts.map((part) => `${inner}${part},`).join('\n')}\n${indent}${close}`;
}

function scriptOf({ settings, tags, events }: Findings): string {
  const imports = [...tags].toSorted().map((tag) => `import '@plinth/ui-kit/define/${tag.replace('plinth-', '')}';`);
  const several = new Set(
    settings
      .map(({ tag }) => tag)
      .filter((tag) =>
        settings.some((one) =>
          settings.some(
            (other) => one !== other && one.tag === tag && other.tag === tag && one.property === other.property,
          ),
        ),
      ),
  );
  const at = new Map<string, number>();
  const lines = settings.map(({ tag, property, value }) => {
    const place = at.get(`${tag} ${property}`) ?? 0;
    at.set(`${tag} ${property}`, place + 1);
    const target = several.has(tag)
      ? `document.querySelectorAll('${tag}')[${place}]`
      : `document.querySelector('${tag}')`;
    return `${target}.${property} = ${written(value, '')};`;
  });
  const heard = events.size > 0 ? [`// It hears ${[...events].join(', ')}: see the React code.`] : [];
  return [imports.join('\n'), ...lines, ...heard].filter(Boolean).join('\n\n');
}

/** The markup and the script that draw the same as a piece of React does. */
export function htmlSource(node: ReactElement): string {
  const findings: Findings = { settings: [], tags: new Set(), events: new Set() };
  const markup = renderToStaticMarkup(createElement(Fragment, null, asTags(node, findings)));
  const body = new DOMParser().parseFromString(markup, 'text/html').body;
  const script = scriptOf(findings)
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
  return `<script type="module">\n${script}\n</script>\n\n${printMarkup(body)}`;
}
