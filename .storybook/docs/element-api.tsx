import type { ReactNode } from 'react';
import type { ElementDoc, Named } from './manifest.ts';
import { DocsTable } from './table.tsx';
import { Words } from './words.tsx';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function NamedTable({
  title,
  head,
  list,
  nameless = '',
}: {
  readonly title: string;
  readonly head: string;
  readonly list: readonly Named[];
  readonly nameless?: string;
}) {
  if (list.length === 0) return null;
  return (
    <Section title={title}>
      <DocsTable
        caption={title}
        heads={[head, 'Description']}
        rows={list.map(({ name, description }) => ({
          key: name,
          cells: [
            name === '' ? <em key="name">{nameless}</em> : <code key="name">{name}</code>,
            <Words key="words" text={description} />,
          ],
        }))}
      />
    </Section>
  );
}

/** The API reference of an element. */
export function ElementApi({ element }: { readonly element: ElementDoc }) {
  const { options, events, methods, slots, parts, properties, states } = element;
  return (
    <>
      {options.length > 0 ? (
        <Section title="Attributes and properties">
          <DocsTable
            caption="Attributes and properties"
            heads={['Property', 'Attribute', 'Type', 'Preset', 'Description']}
            rows={options.map((option) => ({
              key: option.name,
              cells: [
                <code key="name">{option.name}</code>,
                option.attribute ? <code key="attribute">{option.attribute}</code> : '–',
                option.type ? <code key="type">{option.type}</code> : '–',
                option.preset ? <code key="preset">{option.preset}</code> : '–',
                <span key="words">
                  <Words text={option.description} />
                  {option.readOnly ? ' Read only.' : ''}
                </span>,
              ],
            }))}
          />
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section title="Events">
          <DocsTable
            caption="Events"
            heads={['Event', 'Type', 'Fired']}
            rows={events.map(({ name, type, description }) => ({
              key: name,
              cells: [
                <code key="name">{name}</code>,
                <code key="type">{type}</code>,
                <Words key="words" text={description} />,
              ],
            }))}
          />
        </Section>
      ) : null}
      {methods.length > 0 ? (
        <Section title="Methods">
          <DocsTable
            caption="Methods"
            heads={['Method', 'Description']}
            rows={methods.map(({ name, parameters, description }) => ({
              key: name,
              cells: [<code key="name">{`${name}(${parameters})`}</code>, <Words key="words" text={description} />],
            }))}
          />
        </Section>
      ) : null}
      <NamedTable title="Slots" head="Slot" list={slots} nameless="default" />
      <NamedTable title="Parts" head="Part" list={parts} />
      {properties.length > 0 ? (
        <Section title="Custom properties">
          <DocsTable
            caption="Custom properties"
            heads={['Property', 'Preset', 'Description']}
            rows={properties.map(({ name, preset, description }) => ({
              key: name,
              cells: [
                <code key="name">{name}</code>,
                preset ? <code key="preset">{preset}</code> : '–',
                <Words key="words" text={description} />,
              ],
            }))}
          />
        </Section>
      ) : null}
      <NamedTable
        title="Custom states"
        head="State"
        list={states.map(({ name, description }) => ({ name: `:state(${name})`, description }))}
      />
    </>
  );
}
