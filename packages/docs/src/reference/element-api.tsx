import { CodeSnippet } from '@plinth/ui-kit/react/code-snippet';
import type { ReactNode } from 'react';
import type { ElementDoc, ApiPart } from '#element-doc.ts';
import { typeText } from '#named-type.ts';
import { DocText } from './doc-text.tsx';
import { DocsTable } from './table.tsx';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function ApiTable({
  tag,
  title,
  heading,
  list,
  unnamedLabel = '',
}: {
  readonly tag: string;
  readonly title: string;
  readonly heading: string;
  readonly list: readonly ApiPart[];
  readonly unnamedLabel?: string;
}) {
  if (list.length === 0) return null;
  return (
    <Section title={title}>
      <DocsTable
        caption={`${title} of ${tag}`}
        headings={[heading, 'Description']}
        rows={list.map(({ name, description }) => ({
          key: name,
          cells: [
            name === '' ? <em key="name">{unnamedLabel}</em> : <code key="name">{name}</code>,
            <DocText key="description" text={description} />,
          ],
        }))}
      />
    </Section>
  );
}

/** The API reference of an element. */
export function ElementApi({ element }: { readonly element: ElementDoc }) {
  const { tag, properties, events, methods, slots, parts, cssProperties, states, types } = element;
  return (
    <>
      {properties.length > 0 ? (
        <Section title="Attributes and properties">
          <DocsTable
            caption={`Attributes and properties of ${tag}`}
            headings={['Property', 'Attribute', 'Type', 'Default', 'Description']}
            rows={properties.map((property) => ({
              key: property.name,
              cells: [
                <code key="name">{property.name}</code>,
                property.attribute ? <code key="attribute">{property.attribute}</code> : '–',
                property.type ? <code key="type">{property.type}</code> : '–',
                property.defaultValue ? <code key="default">{property.defaultValue}</code> : '–',
                <span key="description">
                  <DocText text={property.description} />
                  {property.readOnly ? ' Read only.' : ''}
                </span>,
              ],
            }))}
          />
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section title="Events">
          <DocsTable
            caption={`Events of ${tag}`}
            headings={['Event', 'Type', 'Fired']}
            rows={events.map(({ name, type, description }) => ({
              key: name,
              cells: [
                <code key="name">{name}</code>,
                <code key="type">{type}</code>,
                <DocText key="description" text={description} />,
              ],
            }))}
          />
        </Section>
      ) : null}
      {methods.length > 0 ? (
        <Section title="Methods">
          <DocsTable
            caption={`Methods of ${tag}`}
            headings={['Method', 'Description']}
            rows={methods.map(({ name, signature, description }) => ({
              key: name,
              cells: [<code key="name">{signature}</code>, <DocText key="description" text={description} />],
            }))}
          />
        </Section>
      ) : null}
      <ApiTable tag={tag} title="Slots" heading="Slot" list={slots} unnamedLabel="default" />
      <ApiTable tag={tag} title="Parts" heading="Part" list={parts} />
      {cssProperties.length > 0 ? (
        <Section title="Custom properties">
          <DocsTable
            caption={`Custom properties of ${tag}`}
            headings={['Property', 'Default', 'Description']}
            rows={cssProperties.map(({ name, defaultValue, description }) => ({
              key: name,
              cells: [
                <code key="name">{name}</code>,
                defaultValue ? <code key="default">{defaultValue}</code> : '–',
                <DocText key="description" text={description} />,
              ],
            }))}
          />
        </Section>
      ) : null}
      <ApiTable
        tag={tag}
        title="Custom states"
        heading="State"
        list={states.map(({ name, description }) => ({ name: `:state(${name})`, description }))}
      />
      {types.length > 0 ? (
        <Section title="Types">
          <CodeSnippet code={types.map(typeText).join('\n\n')} />
        </Section>
      ) : null}
    </>
  );
}
