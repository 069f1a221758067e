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

/** The props of a wrapper: the element's properties, handlers of its events, and what React passes to any element. */
export type WrapperProps<Element extends LitElement, Events extends EventNames> = React.ComponentProps<
  ReactWebComponent<Element, Events>
>;

interface Options<Element extends LitElement, Events extends EventNames> {
  readonly react: typeof React;
  readonly tagName: string;
  readonly elementClass: { new (): Element } & Pick<typeof LitElement, 'elementProperties'>;
  /** Event types by the names of their handlers. */
  readonly events: Events;
}

type Handler = (event: Event) => void;
type Converter = ComplexAttributeConverter<unknown, unknown>;

/** The events that report a new value of a form control. */
const VALUE_EVENTS: ReadonlySet<string> = new Set(['input', 'change']);

/** The properties that these events report. */
const VALUE_PROPERTIES = ['value', 'values', 'checked'];

/** The event of a search, which reports the text after a pause in typing. */
const SEARCH_EVENT = 'plinth-search-change';

const ONCE: AddEventListenerOptions = { once: true };

/** An edit that the parent does not know yet, because it handles `change` or a search, but not `input`. */
interface Edit {
  readonly element: EventTarget;
  /** The props of the wrapper during the edit. */
  readonly props: object;
  /** Whether the parent handles searches, which it may do after more has been typed. */
  readonly isSearch: boolean;
  /** The text that was last searched for, until the parent has it. */
  readonly searchedFor?: unknown;
}

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

/** Returns the props that React renders on a server: attributes for the properties that have one. */
function serverProps(
  props: object,
  { elementClass, events }: Options<LitElement, EventNames>,
): Readonly<Record<string, unknown>> {
  const attributes: Record<string, unknown> = { [DEFER_HYDRATION]: true };
  const entries: readonly (readonly [string, unknown])[] = Object.entries(props);
  for (const [name, value] of entries) {
    if (name in events || name === 'ref') continue;
    const declaration = elementClass.elementProperties.get(name);
    if (!declaration) attributes[name === 'className' ? 'class' : name] = value;
    else {
      const attribute = attributeOf(name, value, declaration);
      if (attribute) attributes[attribute[0]] = attribute[1];
    }
  }
  return attributes;
}

/**
 * Returns the handlers of the props that also call `onHandled`. If the parent handles no event that reports the value,
 * `input` and `change` call it, because the value of the props is then fixed. If it handles only `change` or a search,
 * `onEdit` is called with the edit on `input`, with null on `change`, and with the text of a search.
 */
function restoringHandlers(
  props: object,
  events: EventNames,
  onHandled: () => void,
  onEdit: (edit: Edit | null) => void,
): Readonly<Record<string, Handler>> {
  const values = new Map<string, unknown>(Object.entries(props));
  const handled = new Set(Object.entries(events).flatMap(([name, type]) => (values.has(name) ? [type] : [])));
  const isSearch = handled.has(SEARCH_EVENT);
  const isFixed = !isSearch && !handled.has('input') && !handled.has('change');
  const handlers: Record<string, Handler> = {};
  for (const [name, type] of Object.entries(events)) {
    const handler = values.get(name);
    if (typeof handler !== 'function' && !(isFixed && VALUE_EVENTS.has(type))) {
      if (type === 'input')
        handlers[name] = ({ currentTarget }) => {
          onEdit(currentTarget && { element: currentTarget, props, isSearch });
          onHandled();
        };
      continue;
    }
    handlers[name] = (event) => {
      if (type === 'change' && !isSearch) onEdit(null);
      if (type === SEARCH_EVENT && !handled.has('input') && event.currentTarget)
        onEdit({
          element: event.currentTarget,
          props,
          isSearch,
          searchedFor: Reflect.get(event.currentTarget, 'value'),
        });
      onHandled();
      if (typeof handler === 'function') Reflect.apply(handler, undefined, [event]);
    };
  }
  return handlers;
}

const valuesOf = (props: object): unknown[] => VALUE_PROPERTIES.map((name) => Reflect.get(props, name));

/** Returns what is left of an edit with new props: null once the parent has set another value. */
function remainingEdit(edit: Edit | null, props: object): Edit | null {
  if (!edit) return null;
  if (edit.searchedFor !== undefined && edit.searchedFor === Reflect.get(props, 'value'))
    return { ...edit, props, searchedFor: undefined };
  const values = valuesOf(edit.props);
  return valuesOf(props).every((value, index) => value === values[index]) ? edit : null;
}

/** Returns what the user has entered so far, in place of the props. */
function editedProps(props: object, edit: Edit | null): Readonly<Record<string, unknown>> {
  if (!edit) return {};
  const names = VALUE_PROPERTIES.filter((name) => name in props);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(edit.element, name)]));
}

/** Whether the element has the values of the props again. */
const isRestored = (edit: Edit): boolean =>
  Object.entries(editedProps(edit.props, edit)).every(([name, value]) => value === Reflect.get(edit.props, name));

/**
 * Creates the React wrapper of an element.
 *
 * In the browser, `@lit/react` sets properties and listens to events. As with React's own inputs, the element keeps the
 * value of its props: after an event that the parent handles, the wrapper renders again in the same batch as the
 * parent's updates, which sets each property to the parent's answer. A parent that handles only `change` may render for
 * other reasons while the user types; what has been typed stays until it is reported. The text of a search stays until
 * the parent sets one that was not searched for, because results may arrive after more has been typed. An element without
 * events changes nothing itself, and `@lit/react` is all that it needs.
 *
 * On a server, where no element exists, the wrapper renders the properties that have attributes as such, so that the
 * page's markup has labels, variants and states before any script runs. The element itself waits with its first
 * rendering until React has hydrated it, because React expects the children that the server rendered.
 */
export function createComponent<Element extends LitElement, const Events extends EventNames>(
  options: Options<Element, Events>,
): React.FunctionComponent<WrapperProps<Element, Events>> {
  const { react, tagName, events } = options;
  const Component = createLitComponent<Element, Events>({ ...options, displayName: tagName });
  const rendersOnServer = isServer && !('litSsrReactEnabled' in globalThis);
  // `@lit-labs/ssr-react` renders the elements themselves and passes on their properties.
  if (!rendersOnServer && Object.keys(events).length === 0) return Component;
  const Wrapper: React.FunctionComponent<WrapperProps<Element, Events>> = rendersOnServer
    ? (props) => react.createElement(tagName, serverProps(props, options))
    : (props) => {
        const [{ edit }, setState] = react.useState<{ readonly edit: Edit | null }>({ edit: null });
        const remaining = remainingEdit(edit, props);
        if (remaining !== edit) setState({ edit: remaining });
        const handlers = restoringHandlers(
          props,
          events,
          () => setState((state) => ({ ...state })),
          (next) => {
            // There is no `change` event after an edit that restores the earlier text.
            if (next && !next.isSearch && !edit)
              next.element.addEventListener('focusout', () => isRestored(next) && setState({ edit: null }), ONCE);
            setState((state) => ({ edit: next && { searchedFor: state.edit?.searchedFor, ...next } }));
          },
        );
        return react.createElement(Component, { ...props, ...editedProps(props, remaining), ...handlers });
      };
  Wrapper.displayName = tagName;
  return Wrapper;
}
