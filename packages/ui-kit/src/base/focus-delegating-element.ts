import type { PropertyValues } from 'lit';
import { isTabStop } from '../controllers/focus.ts';
import { PlinthElement } from './plinth-element.ts';

/** Base class of the elements that pass their focus on to a control in their shadow tree: fields, buttons, items. */
export abstract class FocusDelegatingElement<Events extends object = object> extends PlinthElement<Events> {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /** Passes on `autofocus` too: when a dialog opens, browsers focus only what is focusable itself. */
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (!this.hasAttribute('autofocus')) return;
    const elements = [...this.renderRoot.querySelectorAll<HTMLElement>('*')];
    elements.find(isTabStop)?.toggleAttribute('autofocus', true);
  }
}
