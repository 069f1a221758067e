import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { filesIn } from '../base/files.ts';

/** Returns the data of a drag event with files; null for other events and for dragged text and links. */
function draggedFiles(event: Event): DataTransfer | null {
  const transfer = 'dataTransfer' in event ? (event as DragEvent).dataTransfer : null;
  return transfer?.types.includes('Files') ? transfer : null;
}

/** Options of {@link FileDropController}. */
export interface FileDropOptions {
  /** Whether files can be dropped anywhere on the page. */
  readonly anywhere: () => boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * A reactive controller for files that are dropped on the host, or anywhere on its page. A file dropped next to a drop
 * target would open in the tab and discard what the user has typed.
 */
export class FileDropController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: FileDropOptions;
  #target: EventTarget | undefined;
  #isOver = false;

  readonly #handleDragover = (event: Event): void => {
    if (!draggedFiles(event)) return;
    event.preventDefault();
    this.#setOver(true);
  };

  /** Handles `dragleave`, which also fires between two children; only leaving the target counts. */
  readonly #handleDragleave = (event: Event): void => {
    const enteredNode = 'relatedTarget' in event ? (event.relatedTarget as Node | null) : null;
    const isInside = enteredNode !== null && (this.#options.anywhere() || this.#host.contains(enteredNode));
    if (!isInside) this.#setOver(false);
  };

  readonly #handleDrop = (event: Event): void => {
    this.#setOver(false);
    const transfer = draggedFiles(event);
    if (!transfer) return;
    event.preventDefault();
    this.#options.onFiles(filesIn(transfer));
  };

  readonly #listeners = [
    ['dragover', this.#handleDragover],
    ['dragleave', this.#handleDragleave],
    ['drop', this.#handleDrop],
  ] as const;

  constructor(host: ReactiveControllerHost & HTMLElement, options: FileDropOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listen();
  }

  hostUpdated(): void {
    this.#listen();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  /** Whether files are dragged over the target. */
  get isOver(): boolean {
    return this.#isOver;
  }

  #listen(): void {
    const target = this.#options.anywhere() ? this.#host.ownerDocument : this.#host;
    if (!this.#host.isConnected || target === this.#target) return;
    this.#stop();
    this.#target = target;
    for (const [type, listener] of this.#listeners) target.addEventListener(type, listener);
  }

  #stop(): void {
    for (const [type, listener] of this.#listeners) this.#target?.removeEventListener(type, listener);
    this.#target = undefined;
    this.#isOver = false;
  }

  #setOver(isOver: boolean): void {
    if (isOver === this.#isOver) return;
    this.#isOver = isOver;
    this.#host.requestUpdate();
  }
}
