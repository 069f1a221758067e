import {
  createElement,
  Fragment,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ElementDoc } from '#element-doc.ts';

type Props = Readonly<Record<string, unknown>>;

/** A property of an element that has no attribute, so that a script or a template has to set it. */
export interface PropertyAssignment {
  readonly tag: string;
  readonly property: string;
  readonly value: unknown;
}

/** The use of the elements in an example. */
export interface Usage {
  /** The markup. The attribute `data-assignments` of an element has the indexes of its assignments. */
  readonly markup: string;
  readonly assignments: readonly PropertyAssignment[];
  readonly tags: readonly string[];
  /** The events that the example listens to. */
  readonly events: readonly string[];
  /** The attributes with a number, which Vue would set as a property with a text: `plinth-tab count`. */
  readonly numbers: ReadonlySet<string>;
}

interface Collected {
  readonly docs: ElementDocs;
  readonly assignments: PropertyAssignment[];
  readonly tags: Set<string>;
  readonly events: Set<string>;
  readonly numbers: Set<string>;
}

/** The attribute that connects an element of the markup with its assignments. */
export const ASSIGNMENTS = 'data-assignments';

/** The documentation of the elements of an example, by their tags. */
export type ElementDocs = ReadonlyMap<string, ElementDoc>;

/** Returns the tag of a React wrapper, which is its display name; undefined for another component. */
function tagOfWrapper(type: unknown): string | undefined {
  const name: unknown = Reflect.get(Object(type), 'displayName');
  return typeof name === 'string' && name.startsWith('plinth-') ? name : undefined;
}

/** Returns the event of a prop: `plinth-tab-change` for `onTabChange`. */
function eventOf(prop: string, element: ElementDoc): string | undefined {
  const compactName = prop.slice(2).toLowerCase();
  return element.events.find(({ name }) => name.replace(/^plinth-/, '').replaceAll('-', '') === compactName)?.name;
}

/** Returns the attributes for the props of a wrapper, and collects events and properties without an attribute. */
function attributesOf(tag: string, props: Props, collected: Collected): Record<string, string> {
  const element = collected.docs.get(tag);
  const attributes: Record<string, string> = {};
  const indexes: number[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'key' || name === 'ref' || value === undefined || value === null) continue;
    const declared = element?.properties.find((candidate) => candidate.name === name);
    if (typeof value === 'function' && name.startsWith('on')) {
      collected.events.add((element && eventOf(name, element)) ?? name.slice(2).toLowerCase());
    } else if (
      declared &&
      (declared.attribute === undefined || typeof value === 'object' || typeof value === 'function')
    ) {
      indexes.push(collected.assignments.push({ tag, property: name, value }) - 1);
    } else if (name === 'style' && typeof value === 'object') attributes[name] = styleOf(value as Props);
    else if (value === true) attributes[declared?.attribute ?? name] = '';
    else if (value !== false) {
      const attribute = declared?.attribute ?? (name === 'className' ? 'class' : name);
      attributes[attribute] = `${value as string | number}`;
      if (typeof value === 'number') collected.numbers.add(`${tag} ${attribute}`);
    }
  }
  return indexes.length > 0 ? { ...attributes, [ASSIGNMENTS]: indexes.join(' ') } : attributes;
}

/** Returns a style object as the text of a `style` attribute. */
const styleOf = (style: Props): string =>
  Object.entries(style)
    .map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}: ${String(value)}`;
    })
    .join('; ');

/** Renders a React component with the wrappers replaced by tags. */
function WithTags({
  component,
  props,
  collected,
}: {
  readonly component: FunctionComponent<Props>;
  readonly props: Props;
  readonly collected: Collected;
}) {
  return asTags(component(props) as ReactNode, collected);
}

/** Replaces the wrappers in a React tree by the elements' tags. */
function asTags(node: ReactNode, collected: Collected): ReactNode {
  if (Array.isArray(node))
    return createElement(Fragment, null, ...node.map((child: ReactNode) => asTags(child, collected)));
  if (!isValidElement<Props & { readonly children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  const children = asTags(props.children, collected);
  const tag = tagOfWrapper(type);
  if (tag) {
    collected.tags.add(tag);
    const { style, ...attributes } = attributesOf(tag, props, collected);
    // React takes styles as objects only; the attribute's text is restored in the markup.
    return createElement(tag, style === undefined ? attributes : { ...attributes, 'data-style': style }, children);
  }
  if (typeof type === 'function')
    return createElement(WithTags, { component: type as FunctionComponent<Props>, props, collected });
  const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'children'));
  return props.children === undefined ? createElement(type, attributes) : createElement(type, attributes, children);
}

/** Renders a React element with tags in place of the wrappers. */
export function usageOf(node: ReactElement, docs: ElementDocs): Usage {
  const collected: Collected = { docs, assignments: [], tags: new Set(), events: new Set(), numbers: new Set() };
  const markup = renderToStaticMarkup(createElement(Fragment, null, asTags(node, collected)));
  return {
    markup: markup.replaceAll(' data-style="', ' style="'),
    assignments: collected.assignments,
    tags: [...collected.tags].toSorted(),
    events: [...collected.events],
    numbers: collected.numbers,
  };
}
