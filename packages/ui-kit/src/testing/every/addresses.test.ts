import { afterEach, describe, expect, it } from 'vitest';
import { REFUSED_ADDRESSES, SAFE_ADDRESSES } from '../addresses.ts';
import { deep, propertiesOf, mount, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

/** Attributes of native elements that navigate, submit or load a document. */
const NAVIGATION_ATTRIBUTES: readonly (readonly [selector: string, attribute: string])[] = [
  ['a, area', 'href'],
  ['form', 'action'],
  ['button, input', 'formaction'],
  ['iframe, frame, embed', 'src'],
  ['object', 'data'],
];

/** Returns every address that an element and its shadow trees render. */
function renderedAddresses(root: Element): string[] {
  return deep(root).flatMap((node) =>
    NAVIGATION_ATTRIBUTES.flatMap(([selector, attribute]) => {
      const address = node.matches(selector) ? node.getAttribute(attribute) : null;
      return address === null ? [] : [address];
    }),
  );
}

/** Renders the sample of an element with one attribute set, and returns the addresses. */
async function addressesWith(specimen: Specimen, attribute: string, value: string): Promise<string[]> {
  const element = await mount(specimen);
  element.setAttribute(attribute, value);
  await rendered(element);
  const found = renderedAddresses(element);
  element.remove();
  return found;
}

const PROBE_ADDRESS = 'https://probe.test/';

/** Returns the attributes that an element renders as an address, found by trying every attribute in the manifest. */
async function addressAttributes(specimen: Specimen): Promise<string[]> {
  const found: string[] = [];
  for (const { attribute } of propertiesOf(specimen)) {
    if (attribute !== undefined && (await addressesWith(specimen, attribute, PROBE_ADDRESS)).includes(PROBE_ADDRESS))
      found.push(attribute);
  }
  return found;
}

const links: (readonly [specimen: Specimen, attribute: string])[] = [];
for (const specimen of specimens)
  for (const attribute of await addressAttributes(specimen)) links.push([specimen, attribute]);

it('finds the elements with an address attribute', () => {
  expect(links.map(([{ tag }, attribute]) => `${tag} ${attribute}`)).toContain('plinth-button href');
  expect(links.length).toBeGreaterThanOrEqual(6);
});

describe.each(links.map(([specimen, attribute]) => ({ specimen, attribute, tag: specimen.tag })))(
  '$tag, $attribute',
  ({ specimen, attribute }) => {
    it('renders no address that runs a script or contains a document', async () => {
      const before = await addressesWith(specimen, 'data-none', '');
      const found: string[] = [];
      for (const address of REFUSED_ADDRESSES) found.push(...(await addressesWith(specimen, attribute, address)));
      expect(found.filter((address) => !before.includes(address))).toEqual([]);
    });

    it('renders relative, web, mail and telephone addresses unchanged', async () => {
      for (const address of SAFE_ADDRESSES)
        expect(await addressesWith(specimen, attribute, address)).toContain(address);
    });
  },
);
