import type { ClassField, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { className, elementName, manifestElements, type Usage } from './elements.ts';

/** A name with what the doc block says of it. */
export interface Described {
  readonly name: string;
  readonly description: string;
}

/** A property that a page may set. */
export interface ApiProperty extends Described {
  /** Its attribute; without one only a script sets it. */
  readonly attribute: string | undefined;
  /** As TypeScript says it, with the values of a choice in full. */
  readonly type: string;
  /** What it may be, if it is one of a few words. */
  readonly values: readonly string[];
  readonly isBoolean: boolean;
  /** As it stands in the source; undefined when there is nothing to say. */
  readonly fallback: string | undefined;
}

/** What the manifest says of one element, in the words that types, editors and readers need. */
export interface ElementApi {
  /** `split-button` */
  readonly name: string;
  /** `plinth-split-button` */
  readonly tag: string;
  /** `PlinthSplitButton` */
  readonly className: string;
  /** `src/elements/split-button/split-button.ts` */
  readonly path: string;
  /** The doc block: what it is, when to use it and when not. */
  readonly description: string;
  readonly keyboard: Usage['keyboard'];
  readonly properties: readonly ApiProperty[];
  readonly methods: readonly Described[];
  readonly events: readonly Described[];
  readonly slots: readonly Described[];
  readonly parts: readonly Described[];
  readonly cssProperties: readonly (Described & { readonly fallback: string | undefined })[];
}

type Field = ClassField & { readonly attribute?: string };

/** Called by the browser and by Lit, not by a page. */
const LIFECYCLE = /Callback$|^(?:willUpdate|update|updated|firstUpdated|render|requestUpdate|getUpdateComplete)$/;

const oneLine = (text = ''): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();
const described = <Item extends { readonly name: string; readonly description?: string | undefined }>(each: Item) => ({
  name: each.name,
  description: oneLine(each.description),
});

/** The lists of words in the sources: `buttonSizes` is `['medium', 'small', 'large']`. */
function wordLists(sources: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const lists = sources.flatMap((source) => [
    ...source.matchAll(/^(?:export )?const (?<name>\w+) = \[(?<words>[^\]]*)\] as const;$/gm),
  ]);
  return new Map(
    lists.map(({ groups = {} }) => [
      groups['name'] ?? '',
      [...(groups['words'] ?? '').matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
    ]),
  );
}

function typeOf(text: string, lists: ReadonlyMap<string, readonly string[]>): string {
  return text.replaceAll(/\(typeof (\w+)\)\[number\]/g, (_, list: string) => {
    const words = lists.get(list);
    if (!words) throw new Error(`No source has the words of ${list}.`);
    return words.map((word) => `'${word}'`).join(' | ');
  });
}

function isPublicField(member: object): member is Field {
  const field = member as Field;
  return (
    field.kind === 'field' && !field.static && (field.privacy ?? 'public') === 'public' && !field.name.startsWith('#')
  );
}

function propertyOf(field: Field, lists: ReadonlyMap<string, readonly string[]>): ApiProperty {
  const type = typeOf(field.type?.text ?? 'unknown', lists);
  const words = type.split(' | ').filter((each) => each !== 'undefined' && each !== 'null');
  const values = words.every((each) => /^'[^']*'$/.test(each)) ? words.map((each) => each.slice(1, -1)) : [];
  const fallback = field.default === undefined || /[#{(]|\bthis\b/.test(field.default) ? undefined : field.default;
  return { ...described(field), attribute: field.attribute, type, values, isBoolean: type === 'boolean', fallback };
}

function apiOf(
  path: string,
  declaration: CustomElementDeclaration & Partial<Usage>,
  lists: ReadonlyMap<string, readonly string[]>,
): ElementApi {
  const members = declaration.members ?? [];
  const fields = members.filter(isPublicField).filter((each) => !each.readonly);
  return {
    name: elementName(path),
    tag: `plinth-${elementName(path)}`,
    className: className(path),
    path,
    description: [
      declaration.description,
      declaration.when && `When: ${declaration.when}`,
      declaration.whenNot && `When not: ${declaration.whenNot}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    keyboard: declaration.keyboard ?? [],
    properties: fields.map((each) => propertyOf(each, lists)),
    methods: members
      .filter((each) => each.kind === 'method' && !each.static && (each.privacy ?? 'public') === 'public')
      .filter(({ name, description }) => description && !name.startsWith('#') && !LIFECYCLE.test(name))
      .map(described),
    events: (declaration.events ?? []).map(described),
    slots: (declaration.slots ?? []).map(described),
    parts: (declaration.cssParts ?? []).map(described),
    cssProperties: (declaration.cssProperties ?? []).map((each) => ({ ...described(each), fallback: each.default })),
  };
}

/**
 * Every element of the manifest, in the order of the tags.
 * @param sources the texts of the kit's modules: the manifest names lists of words that it does not hold.
 */
export function elementApis(manifest: Package, sources: readonly string[]): readonly ElementApi[] {
  const lists = wordLists(sources);
  return manifestElements(manifest).map(([path, declaration]) => apiOf(path, declaration, lists));
}
