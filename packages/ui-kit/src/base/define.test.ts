import { afterEach, describe, expect, it, vi } from 'vitest';
import { define } from './define.ts';

let tagCount = 0;

/** Returns a new tag for each test, since a registry can't remove definitions. */
function newTag(): string {
  tagCount += 1;
  return `define-test-${tagCount}`;
}

const newClass = (version?: string) =>
  class extends HTMLElement {
    static readonly version = version;
  };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('define', () => {
  it('registers a class under its tag', () => {
    const tag = newTag();
    const type = newClass();
    define(tag, type);
    expect(customElements.get(tag)).toBe(type);
    expect(document.createElement(tag)).toBeInstanceOf(type);
  });

  it('does not warn when the same class is defined again', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tag = newTag();
    const type = newClass();
    define(tag, type);
    define(tag, type);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps the first class of a tag and warns once with both versions', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const [tag, other] = [newTag(), newTag()];
    const first = newClass('0.1.0');
    define(tag, first);
    define(other, newClass('0.1.0'));
    define(tag, newClass('0.2.0'));
    define(other, newClass('0.2.0'));
    expect(customElements.get(tag)).toBe(first);
    expect(warn.mock.calls).toEqual([
      [
        `<${tag}> is already defined by Plinth 0.1.0; the definition of Plinth 0.2.0 is ignored. To use both, give one its own prefix or registry.`,
      ],
    ]);
  });

  it('keeps a class that is not from Plinth', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tag = newTag();
    const first = newClass();
    define(tag, first);
    define(tag, newClass('0.2.0'));
    expect(customElements.get(tag)).toBe(first);
    expect(warn.mock.calls.flat().join()).toContain('defined by a class that is not from Plinth');
  });

  it('accepts another registry', () => {
    const definitions = new Map<string, CustomElementConstructor>();
    const registry = Object.assign(Object.create(customElements) as CustomElementRegistry, {
      get: (tag: string) => definitions.get(tag),
      define: (tag: string, type: CustomElementConstructor) => void definitions.set(tag, type),
    });
    const tag = newTag();
    const type = newClass();
    define(tag, type, registry);
    expect(definitions.get(tag)).toBe(type);
    expect(customElements.get(tag)).toBe(undefined);
  });
});
