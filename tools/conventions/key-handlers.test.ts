import { describe, expect, it } from 'vitest';
import { keyHandlers } from './key-handlers.ts';
import { filesOf } from './workspace.ts';

const sources = filesOf(
  /^packages\/(?:ui-kit|app)\/src\/.*\.tsx?$/,
  /\.(?:test|stories|guidance)\.tsx?$|\/testing\/|\.d\.ts$/,
);

const handlersIn = (text: string, ...others: string[]) =>
  keyHandlers([text, ...others].map((each, index) => ({ path: `${index}.tsx`, text: each }))).filter(({ place }) =>
    place.startsWith('0.tsx'),
  );

describe('handlers of keys', () => {
  it('ignore the keys of an input method, in the kit and in the app', () => {
    const handlers = keyHandlers(sources);
    expect(handlers.length).toBeGreaterThan(40);
    expect(handlers.filter(({ asks }) => !asks).map(({ place }) => place)).toEqual([]);
  });

  it.each([
    'target.addEventListener("keydown", (event) => open(event.key));',
    'class A { #handle = (event) => open(event.key); render() { return html`<i @keydown=${this.#handle}></i>`; } }',
    'class A { start() { document.addEventListener("keyup", this); } handleEvent({ key }) { open(key); } }',
    'const press = (event) => open(event.key); const view = <button onKeyDown={press} />;',
    'root.onkeydown = ({ key }) => open(key);',
    'const events = { keydown: (view, event) => event.key === "Escape" };',
    'const view = <button onKeyPress={unknown} />;',
  ])('are found without the check in %s', (text) => {
    expect(handlersIn(text).map(({ asks }) => asks)).toEqual([false]);
  });

  it.each([
    'target.addEventListener("keydown", (event) => { if (!isInputMethodKey(event)) open(event.key); });',
    'class A { #handle(event) { if (isInputMethodKey(event)) return; } start() { on.addEventListener("keydown", (event) => this.#handle(event)); } }',
    'const press = (event) => !isInputMethodKey(event.nativeEvent) && open(); const view = <button onKeyDown={press} />;',
    'root.onkeydown = null;',
  ])('are found with the check in %s', (text) => {
    expect(handlersIn(text).filter(({ asks }) => !asks)).toEqual([]);
  });

  it('are looked for in the other files', () => {
    const template = 'const view = html`<i @keydown=${menu?.handleKeydown}></i>`;';
    expect(handlersIn(template, 'class Menu { handleKeydown = (event) => open(event.key); }')).toMatchObject([
      { asks: false },
    ]);
    expect(
      handlersIn(template, 'class Menu { handleKeydown = (event) => isInputMethodKey(event) || open(event.key); }'),
    ).toMatchObject([{ asks: true }]);
  });
});
