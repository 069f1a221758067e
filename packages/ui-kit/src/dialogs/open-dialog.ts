import { html, nothing, render, type TemplateResult } from 'lit';
import { languageOf } from '../controllers/locale.ts';
import { dialogsStrings } from '../strings/en/dialogs.ts';
import { stringsFor } from '../strings/strings.ts';

/** Options of every function that opens a dialog. */
export interface DialogOptions {
  /** The question or the message, as a heading. */
  readonly heading: string;
  /** The text below the heading. Each line is a paragraph. Markup is shown as it is written. */
  readonly text?: string | undefined;
  /** The text of the main button. Defaults to a localized “OK”. */
  readonly confirmLabel?: string | undefined;
  /** Closes the dialog when it aborts. The promise is rejected with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A dialog that a function opens, and the answer to it. */
interface Question<Answer> {
  readonly heading: string;
  /** Loads the definitions of the elements in the content, besides `plinth-button`. */
  readonly load?: () => Promise<unknown>;
  /** Whether a form is around the dialog. */
  readonly isForm?: boolean;
  /** Returns the content of the dialog. @param root the form, or the dialog itself. */
  readonly content: (answer: (value: Answer) => void, root: HTMLElement) => TemplateResult;
  /** The answer of people who close the dialog with Escape, and of a page that removes it. */
  readonly dismissed: Answer;
  readonly signal: AbortSignal | undefined;
}

/** Resolves when the dialog before has closed: two questions at a time would cover each other. */
let previous = Promise.resolve();

/** Returns the strings in the language of the page. */
export const strings = (): typeof dialogsStrings => stringsFor(languageOf(document.documentElement), dialogsStrings);

/** Renders the text of a dialog, one paragraph a line. */
export function paragraphs(text: string | undefined): TemplateResult | typeof nothing {
  if (text === undefined || text === '') return nothing;
  return html`${text.split('\n').map((line) => html`<p>${line}</p>`)}`;
}

/** Opens a dialog at the end of the page and removes it when it has closed. */
function open<Answer>(question: Question<Answer>, onRemoved: () => void): Promise<Answer> {
  const { heading, content, dismissed, isForm = false, signal } = question;
  return new Promise<Answer>((resolve, reject) => {
    const dialog = document.createElement('plinth-dialog');
    const root = isForm ? document.createElement('form') : dialog;
    if (root !== dialog) root.append(dialog);
    let isOpened = false;
    const close = (): void => {
      dialog.hide();
      // A dialog that is closed while it opens emits no event afterwards.
      if (!isOpened) root.remove();
    };
    const answer = (value: Answer): void => {
      resolve(value);
      close();
    };
    const handleAbort = (): void => {
      reject(signal?.reason as Error);
      close();
    };
    signal?.addEventListener('abort', handleAbort);
    dialog.addEventListener('plinth-overlay-opened', () => {
      isOpened = true;
    });
    dialog.addEventListener('plinth-dialog-close', () => answer(dismissed));
    dialog.addEventListener('plinth-overlay-closed', () => root.remove());
    dialog.addController({
      hostDisconnected: () => {
        signal?.removeEventListener('abort', handleAbort);
        resolve(dismissed);
        onRemoved();
      },
    });
    // The backdrop would close it by accident.
    dialog.alert = true;
    dialog.heading = heading;
    try {
      render(content(answer, root), dialog);
    } catch (error) {
      onRemoved();
      throw error;
    }
    document.body.append(root);
    dialog.show();
  });
}

/** Resolves when it is a dialog's turn, and rejects when its signal aborts before. */
async function untilTurn(turn: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return turn;
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const handleAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', handleAbort);
  return Promise.race([turn, aborted]).finally(() => signal.removeEventListener('abort', handleAbort));
}

/**
 * Opens a dialog once the one before has closed, and returns the answer. The elements are registered with the first one,
 * so that importing a function registers nothing.
 */
export async function ask<Answer>(question: Question<Answer>): Promise<Answer> {
  const turn = previous;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  previous = promise;
  try {
    await untilTurn(turn, question.signal);
    await Promise.all([import('../define/button.ts'), import('../define/dialog.ts'), question.load?.()]);
    question.signal?.throwIfAborted();
  } catch (error) {
    void turn.then(release);
    throw error;
  }
  return open(question, release);
}
