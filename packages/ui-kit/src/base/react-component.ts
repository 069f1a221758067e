import { createComponent as createLitComponent, type EventName, type ReactWebComponent } from '@lit/react';
import {
  defaultConverter,
  isServer,
  type ComplexAttributeConverter,
  type LitElement,
  type PropertyDeclaration,
} from 'lit';
import type * as React from 'react';
import { DEFER_HYDRATION } from './defer-hydration.ts';

export type { EventName };

type EventNames = Record<string, EventName | string>;

interface Options<Element extends LitElement, Events extends EventNames> {
  readonly react: typeof React;
  readonly tagName: string;
  readonly elementClass: { new (): Element } & Pick<typeof LitElement, 'elementProperties'>;
  /** Event types by the names of their handlers. */
  readonly events: Events;
}

type Converter = ComplexAttributeConverter<unknown, unknown>;

/** Returns the attribute of a property, as React renders it; undefined where the property has none. */
function attributeOf(
  name: string,
  value: unknown,
  declaration: PropertyDeclaration,
): readonly [name: string, value: unknown] | undefined {
  const { attribute, converter, type } = declaration;
  if (attribute === false) return undefined;
  const own = converter as Converter | undefined;
  const attributeValue = (own?.toAttribute ? own : defaultConverter).toAttribute?.(value, type);
  if (attributeValue === undefined || attributeValue === null || typeof attributeValue === 'object') return undefined;
  return [typeof attribute === 'string' ? attribute : name.toLowerCase(), attributeValue];
}

/**
 * Creates the React wrapper of an element. In the browser it is the one of `@lit/react`, which sets properties and
 * listens to events. On a server, where no element exists, it renders the properties that have attributes as such, so
 * that the page's markup has labels, variants and states before any script runs. The element itself waits with its first
 * rendering until React has hydrated it, because React expects the children that the server rendered.
 */
export function createComponent<Element extends LitElement, const Events extends EventNames>(
  options: Options<Element, Events>,
): ReactWebComponent<Element, Events> {
  const Component = createLitComponent<Element, Events>(options);
  // `@lit-labs/ssr-react` renders the elements themselves and passes on their properties.
  if (!isServer || 'litSsrReactEnabled' in globalThis) return Component;
  const { react, tagName, elementClass, events } = options;
  const ServerComponent = (props: Readonly<Record<string, unknown>>) => {
    const attributes: Record<string, unknown> = { [DEFER_HYDRATION]: true };
    for (const [name, value] of Object.entries(props)) {
      if (name in events || name === 'ref') continue;
      const declaration = elementClass.elementProperties.get(name);
      if (!declaration) attributes[name === 'className' ? 'class' : name] = value;
      else {
        const attribute = attributeOf(name, value, declaration);
        if (attribute) attributes[attribute[0]] = attribute[1];
      }
    }
    return react.createElement(tagName, attributes);
  };
  ServerComponent.displayName = Component.displayName;
  return ServerComponent as unknown as ReactWebComponent<Element, Events>;
}
