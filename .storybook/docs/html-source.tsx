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

/** A property of an element that has no attribute, so that a script has to set it. */
interface PropertyAssignment {
  readonly tag: string;
  readonly property: string;
  readonly value: unknown;
}

interface Usage {
  readonly assignments: PropertyAssignment[];
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

/** Returns the event of a prop: `plinth-tab-change` for `onTabChange`. */
function eventOf(prop: string, element: ElementDoc): string | undefined {
  const compactName = prop.slice(2).toLowerCase();
  return element.events.find(({ name }) => name.replace(/^plinth-/, '').replaceAll('-', '') === compactName)?.name;
}

/** Returns the attributes for the props of a wrapper, and collects events and properties without an attribute. */
function attributesOf(tag: string, props: Props, usage: Usage): Record<string, string> {
  const element = elementDoc(tag);
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'key' || name === 'ref' || value === undefined || value === null) continue;
    const declared = element?.properties.find((candidate) => candidate.name === name);
    if (typeof value === 'function' && name.startsWith('on')) {
      usage.events.add((element && eventOf(name, element)) ?? name.slice(2).toLowerCase());
    } else if (
      declared &&
      (declared.attribute === undefined || typeof value === 'object' || typeof value === 'function')
    ) {
      usage.assignments.push({ tag, property: name, value });
    } else if (value === true) attributes[declared?.attribute ?? name] = '';
    else if (value !== false)
      attributes[declared?.attribute ?? (name === 'className' ? 'class' : name)] = `${value as string | number}`;
  }
  return attributes;
}

/** Renders a React component with the wrappers replaced by tags. */
function WithTags({
  component,
  props,
  usage,
}: {
  readonly component: FunctionComponent<Props>;
  readonly props: Props;
  readonly usage: Usage;
}) {
  return asTags(component(props) as ReactNode, usage);
}

/** Replaces the wrappers in a React tree by the elements' tags. */
function asTags(node: ReactNode, usage: Usage): ReactNode {
  if (Array.isArray(node))
    return createElement(Fragment, null, ...node.map((child: ReactNode) => asTags(child, usage)));
  if (!isValidElement<Props & { readonly children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  const children = asTags(props.children, usage);
  const tag = tagOfWrapper.get(type);
  if (tag) {
    usage.tags.add(tag);
    return createElement(tag, attributesOf(tag, props, usage), children);
  }
  if (typeof type === 'function')
    return createElement(WithTags, { component: type as FunctionComponent<Props>, props, usage });
  const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'children'));
  return props.children === undefined ? createElement(type, attributes) : createElement(type, attributes, children);
}

const MAX_ITEMS = 6;

/** Prints a value as JavaScript, with a comment in place of the rest of a long array. */
function printValue(value: unknown, indent: string): string {
  if (typeof value === 'function') return 'undefined /* a function of the page */';
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isValidElement(value)) return 'undefined /* a template of the page */';
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.slice(0, MAX_ITEMS).map((item: unknown) => printValue(item, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${printValue(member, inner)}`);
  if (isArray && value.length > MAX_ITEMS) parts.push(`/* ${value.length - MAX_ITEMS} more */`);
  const [open, close, padding] = isArray ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open}${padding}${parts.join(', ')}${padding}${close}`;
  return line.length + indent.length <= 100 && !line.includes('\n') && !line.includes('/*')
    ? line
    : `${open}\n${parts.map((part) => `${inner}${part},`).join('\n')}\n${indent}${close}`;
}

function scriptOf({ assignments, tags, events }: Usage): string {
  const imports = [...tags].toSorted().map((tag) => `import '@plinth/ui-kit/define/${tag.replace('plinth-', '')}';`);
  const repeatedTags = new Set(
    assignments
      .map(({ tag }) => tag)
      .filter((tag) =>
        assignments.some((first) =>
          assignments.some(
            (second) =>
              first !== second && first.tag === tag && second.tag === tag && first.property === second.property,
          ),
        ),
      ),
  );
  const nextIndex = new Map<string, number>();
  const lines = assignments.map(({ tag, property, value }) => {
    const index = nextIndex.get(`${tag} ${property}`) ?? 0;
    nextIndex.set(`${tag} ${property}`, index + 1);
    const target = repeatedTags.has(tag)
      ? `document.querySelectorAll('${tag}')[${index}]`
      : `document.querySelector('${tag}')`;
    return `${target}.${property} = ${printValue(value, '')};`;
  });
  const listeners = events.size > 0 ? [`// Events: ${[...events].join(', ')}`] : [];
  return [imports.join('\n'), ...lines, ...listeners].filter(Boolean).join('\n\n');
}

/** Returns the script and the markup that render the same as a React element. */
export function htmlSource(node: ReactElement): string {
  const usage: Usage = { assignments: [], tags: new Set(), events: new Set() };
  const markup = renderToStaticMarkup(createElement(Fragment, null, asTags(node, usage)));
  const script = scriptOf(usage)
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
  return `<script type="module">\n${script}\n</script>\n\n${printMarkup(markup)}`;
}
